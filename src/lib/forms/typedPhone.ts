import { formatPhone } from '@ribalta/domain/phone'
import * as z from 'zod/mini'
import { phoneReader } from '../phoneReader.ts'

const MISSING = 'Informe o DDD e o número.'

/**
 * Returns a phone as typed in its stored digits; without the phone reader it goes to the server as it is. A stored phone that
 * wasn't touched passes even if it can't be right, so that it keeps nobody from saving something else.
 */
export async function judgePhone(
  typed: string,
  stored: string | undefined,
  refuse: (problem: string) => never,
): Promise<string> {
  if (stored !== undefined && typed === formatPhone(stored)) return stored
  if (typed.trim() === '') return refuse(MISSING)
  const reading = (await phoneReader())?.(typed)
  if (reading === undefined) return typed.trim()
  return 'phone' in reading ? reading.phone : refuse(reading.problem)
}

/** A phone as typed, by {@link judgePhone}: asynchronous. */
export function typedPhone(stored?: string) {
  return z.pipe(
    z.string(),
    z.transform((typed: string, context): Promise<string> =>
      judgePhone(typed, stored, (message) => {
        context.issues.push({ code: 'custom', message, input: typed })
        return z.NEVER
      }),
    ),
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
