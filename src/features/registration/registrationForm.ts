import { isMinor, parseBirthDate, parseTypedDay } from '@ribalta/domain/birthDate'
import { toEmail, toPhone, toUsername } from '@ribalta/domain/identity'
import { isUsernameAllowed } from '@ribalta/domain/routePaths'
import { guardianSchema, type Guardian } from '@ribalta/domain/schemas/profile'
import {
  artisticNameSchema,
  emailSchema,
  passwordSchema,
  phoneSchema,
} from '@ribalta/domain/schemas/registration'
import * as z from 'zod/mini'
import { EMPTY_FACTS, factsFormShape, type FactsValues } from '../../ui/artistFields/factsForm.ts'

/** The form as it is typed. */
export interface RegistrationValues extends FactsValues {
  email: string
  password: string
  artisticName: string
  phone: string
  /** dd/mm/aaaa */
  birthDate: string
  acceptsTerms: boolean
  acceptsPrivacy: boolean
  /** Asked of minors only. */
  guardian: { name: string; email: string; phone: string; relation: string }
  acceptsGuardian: boolean
}

export const EMPTY_REGISTRATION: RegistrationValues = {
  ...EMPTY_FACTS,
  email: '',
  password: '',
  artisticName: '',
  phone: '',
  birthDate: '',
  acceptsTerms: false,
  acceptsPrivacy: false,
  guardian: { name: '', email: '', phone: '', relation: '' },
  acceptsGuardian: false,
}

const accepted = (message: string) => z.boolean().check(z.refine((value) => value, message))

const text = <T extends z.core.$ZodType<unknown, string>>(read: (typed: string) => string, schema: T) =>
  z.pipe(z.pipe(z.string(), z.transform(read)), schema)

const birthDateSchema = z.pipe(
  z.string().check(
    z.refine((typed) => parseTypedDay(typed) !== undefined, {
      error: 'Informe a data como dd/mm/aaaa.',
      abort: true,
    }),
    z.refine((typed) => parseBirthDate(parseTypedDay(typed), new Date()) !== undefined, {
      error: 'Confira a data: ela não pode estar no futuro nem antes de 1900.',
    }),
  ),
  z.transform((typed: string) => parseTypedDay(typed) ?? ''),
)

const nameSchema = artisticNameSchema.check(
  z.refine((name) => isUsernameAllowed(toUsername(name)), {
    error: 'Este nome não pode ser um endereço aqui. Escolha outro nome artístico.',
  }),
)

const guardianFormSchema = z.object({
  name: guardianSchema.shape.name,
  email: text(toEmail, guardianSchema.shape.email),
  phone: text(toPhone, guardianSchema.shape.phone),
  relation: z.pipe(z.string(), z.enum(['mae', 'pai', 'tutor'], 'Escolha o parentesco.')),
})

const consentShape = {
  acceptsTerms: accepted('Para se cadastrar é preciso aceitar os termos de agenciamento.'),
  acceptsPrivacy: accepted('Para se cadastrar é preciso aceitar o aviso de privacidade.'),
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
  email: text(toEmail, emailSchema),
  password: passwordSchema,
  artisticName: nameSchema,
  phone: phoneSchema,
  birthDate: birthDateSchema,
  ...factsFormShape,
  ...consentShape,
}

/** What was typed to what is sent; of an adult no guardian is asked. */
export const ADULT_SCHEMA = z.object({ ...commonShape, ...adultShape })
export const MINOR_SCHEMA = z.object({ ...commonShape, ...minorShape })
export type RegistrationData = z.infer<typeof ADULT_SCHEMA> | z.infer<typeof MINOR_SCHEMA>

/** Whether a birth date as typed is a minor's; one that is not whole yet is nobody's. */
export function isMinorBirthDate(typed: string, now: Date): boolean {
  const birthDate = parseBirthDate(parseTypedDay(typed), now)
  return birthDate !== undefined && isMinor(birthDate, now)
}

type FieldName = keyof RegistrationValues

export interface RegistrationStep {
  /** Also the address's hash. */
  id: string
  label: string
  title: string
  fields: readonly FieldName[]
}

/** One form in steps: which fields have to be right to go on from each. */
export const STEPS = [
  {
    id: 'identidade',
    label: 'Identidade',
    title: 'Quem é você',
    fields: ['email', 'password', 'artisticName'],
  },
  { id: 'contato', label: 'Contato', title: 'Como falamos com você', fields: ['phone', 'birthDate'] },
  { id: 'atuacao', label: 'Atuação', title: 'O que você faz', fields: ['classes', 'skills'] },
  {
    id: 'caracteristicas',
    label: 'Características',
    title: 'Como você é',
    fields: [
      'gender',
      'heightCm',
      'bustCm',
      'waistCm',
      'hipCm',
      'shoe',
      'eyes',
      'hair',
      'playingAge',
      'city',
      'uf',
      'languages',
      'bio',
      'links',
    ],
  },
  { id: 'midia', label: 'Material', title: 'Seu material', fields: [] },
  {
    id: 'consentimento',
    label: 'Consentimento',
    title: 'Para terminar',
    fields: ['acceptsTerms', 'acceptsPrivacy', 'guardian', 'acceptsGuardian'],
  },
] as const satisfies readonly RegistrationStep[]

export const MEDIA_STEP = 4
export const LAST_STEP = STEPS.length - 1

/** The first step that has one of these fields; the first of all where none has. */
export function stepOf(fields: readonly string[]): number {
  const found = STEPS.findIndex((step) => step.fields.some((field) => fields.includes(field)))
  return found < 0 ? 0 : found
}
