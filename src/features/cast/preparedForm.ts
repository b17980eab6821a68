import { FACT_NAMES } from '@ribalta/domain/people/factTable'
import { toEmail } from '@ribalta/domain/identity'
import { pick } from '@ribalta/domain/pick'
import type { Prepared } from '@ribalta/domain/schemas/people/invitation'
import { artisticNameSchema, emailSchema } from '@ribalta/domain/schemas/people/identity'
import * as z from 'zod/mini'
import { typedBirthDate } from '../../lib/forms/typedBirthDate.ts'
import { optionalPhone } from '../../lib/forms/typedPhone.ts'
import { factsFormShape } from '../../ui/artistFields/factsForm.ts'
import { EMPTY_FACTS, type FactsValues } from '../../ui/artistFields/factsValues.ts'

/** A prepared cadastro as it is typed, or read from a line of a file. */
export interface PreparedValues extends FactsValues {
  artisticName: string
  email: string
  phone: string
  /** dd/mm/aaaa */
  birthDate: string
}

export const EMPTY_PREPARED: PreparedValues = {
  ...EMPTY_FACTS,
  artisticName: '',
  email: '',
  phone: '',
  birthDate: '',
}

/** What may be left empty. */
function optional(read: (typed: string) => string, schema: z.ZodMiniType<string, string>) {
  const toValue = z.transform((typed: string) => (typed.trim() === '' ? undefined : read(typed.trim())))
  return z.pipe(z.pipe(z.string(), toValue), z.optional(schema))
}

/** A file's line lists its problems without their fields. */
const ofBirthDate = (problem: string): string =>
  `Data de nascimento: ${problem.replace(/^./, (letter) => letter.toLowerCase())}`

const fieldsSchema = z
  .object({
    artisticName: artisticNameSchema,
    email: optional(toEmail, emailSchema),
    phone: optionalPhone(),
    birthDate: optional((typed) => typed, typedBirthDate(ofBirthDate)),
    ...factsFormShape,
  })
  .check(
    z.refine(({ email, phone }) => email !== undefined || phone !== undefined, {
      error: 'Informe um e-mail ou um telefone.',
      path: ['email'],
    }),
  )

/** What was typed to what is sent. */
export const preparedFormSchema = z.pipe(
  fieldsSchema,
  z.transform(({ artisticName, email, phone, birthDate, ...facts }): Prepared => ({
    artisticName,
    email,
    phone,
    birthDate,
    facts: pick(facts, FACT_NAMES),
  })),
)
