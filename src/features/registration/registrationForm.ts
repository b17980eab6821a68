import { isMinor, parseBirthDate } from '@ribalta/domain/people/birthDate'
import { parseTypedDay } from '@ribalta/domain/people/typedDay'
import { OPTIONAL_FACTS } from '@ribalta/domain/people/factTable'
import { EMPTY_FACTS, type FactsValues } from '../../ui/artistFields/factsValues.ts'

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
    fields: OPTIONAL_FACTS,
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
