import { parseBirthDate } from '@ribalta/domain/people/birthDate'
import { readTypedDay } from '@ribalta/domain/people/typedDay'
import * as z from 'zod/mini'

const OUT_OF_RANGE = 'Confira a data: ela não pode estar no futuro nem antes de 1900.'

/** A birth date as typed, as `YYYY-MM-DD`; `say` words a problem for where it is shown. */
export function typedBirthDate(say: (problem: string) => string = (problem) => problem) {
  return z.pipe(
    z.string(),
    z.transform((typed: string, context): string => {
      const read = readTypedDay(typed)
      if ('day' in read && parseBirthDate(read.day, new Date()) !== undefined) return read.day
      const problem = 'problem' in read ? read.problem : OUT_OF_RANGE
      context.issues.push({ code: 'custom', message: say(problem), input: typed })
      return z.NEVER
    }),
  )
}
