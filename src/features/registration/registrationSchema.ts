import { toEmail, toUsername } from '@ribalta/domain/identity'
import { isUsernameAllowed } from '@ribalta/domain/site/routePaths'
import { guardianSchema, type Guardian } from '@ribalta/domain/schemas/people/privateDetails'
import { artisticNameSchema, emailSchema, passwordSchema } from '@ribalta/domain/schemas/people/identity'
import * as z from 'zod/mini'
import { typedBirthDate } from '../../lib/forms/typedBirthDate.ts'
import { typedPhone } from '../../lib/forms/typedPhone.ts'
import { factsFormShape } from '../../ui/artistFields/factsForm.ts'
import type { RegistrationValues } from './registrationForm.ts'

const accepted = (message: string) => z.boolean().check(z.refine((value) => value, message))

const text = <T extends z.core.$ZodType<unknown, string>>(read: (typed: string) => string, schema: T) =>
  z.pipe(z.pipe(z.string(), z.transform(read)), schema)

const nameSchema = artisticNameSchema.check(
  z.refine((name) => isUsernameAllowed(toUsername(name)), {
    error: 'Este nome não pode ser um endereço aqui. Escolha outro nome artístico.',
  }),
)

const guardianFormSchema = z.object({
  name: guardianSchema.shape.name,
  email: text(toEmail, guardianSchema.shape.email),
  phone: typedPhone(),
  relation: z.pipe(z.string(), guardianSchema.shape.relation),
})

const consentShape = {
  acceptsTerms: accepted('Para se cadastrar é preciso aceitar os termos de agenciamento.'),
  acceptsPrivacy: accepted('Para se cadastrar é preciso aceitar a política de privacidade.'),
}

const adultShape = {
  guardian: z.pipe(
    z.custom<RegistrationValues['guardian']>(),
    z.transform((): Guardian | undefined => undefined),
  ),
  acceptsGuardian: z.boolean(),
}

const minorShape = {
  guardian: guardianFormSchema,
  acceptsGuardian: accepted('O responsável precisa autorizar o cadastro.'),
}

const commonShape = {
  email: text(toEmail, z.pipe(z.string().check(z.minLength(1, 'Informe seu e-mail.')), emailSchema)),
  password: passwordSchema,
  artisticName: nameSchema,
  phone: typedPhone(),
  birthDate: typedBirthDate(),
  ...factsFormShape,
  ...consentShape,
}

/** What was typed to what is sent; of an adult no guardian is asked. */
export const ADULT_SCHEMA = z.object({ ...commonShape, ...adultShape })
export const MINOR_SCHEMA = z.object({ ...commonShape, ...minorShape })
export type RegistrationData = z.infer<typeof ADULT_SCHEMA> | z.infer<typeof MINOR_SCHEMA>
