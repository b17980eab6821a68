import * as z from 'zod/mini'
import { readPhone } from '../readPhone.ts'

/** Digits in the form in which earlier versions stored them, whether or not they can be called. */
const STORED = /^\d{10,11}$/

function phoneType(isKept: (typed: string) => boolean) {
  return z.pipe(
    z.string(),
    z.transform((typed: string, context): string => {
      const reading = readPhone(typed)
      if ('phone' in reading) return reading.phone
      if (isKept(typed)) return typed
      context.issues.push({ code: 'custom', message: reading.problem, input: typed })
      return z.NEVER
    }),
  )
}

/** A phone as typed, turned into its stored digits. For the server: browsers can't carry the phone library in first content. */
export const phoneSchema = phoneType(() => false)

/**
 * The phone of a change. Digits that can't be right pass if they may be stored already, since a change may repeat what it
 * doesn't touch; the service that reads the record refuses them otherwise.
 */
export const changedPhoneSchema = phoneType((typed) => STORED.test(typed))
