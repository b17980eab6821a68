import { formatPhone } from '@ribalta/domain/phone'
import * as z from 'zod/mini'
import { phoneReader } from '../phoneReader.ts'

const MISSING = 'Informe o DDD e o número.'

/**
 * A phone as typed, turned into its stored digits; without the phone reader it goes to the server as it is. A stored phone
 * that wasn't touched passes even if it can't be right, so that it keeps nobody from saving something else. Asynchronous.
 */
export function typedPhone(stored?: string) {
  return z.pipe(
    z.string(),
    z.transform(async (typed: string, context): Promise<string> => {
      if (stored !== undefined && typed === formatPhone(stored)) return stored
      const reading = typed.trim() === '' ? { problem: MISSING } : (await phoneReader())?.(typed)
      if (reading === undefined) return typed.trim()
      if ('phone' in reading) return reading.phone
      context.issues.push({ code: 'custom', message: reading.problem, input: typed })
      return z.NEVER
    }),
  )
}

/** A phone that may be left out. */
export function optionalPhone() {
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed: string) => (typed.trim() === '' ? undefined : typed)),
    ),
    z.optional(typedPhone()),
  )
}
