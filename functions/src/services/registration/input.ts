import { isMinor, parseBirthDate } from '@ribalta/domain/people/birthDate'
import { CONSENT_VERSIONS, type ConsentKind } from '@ribalta/domain/account/consents'
import { FACT_NAMES } from '@ribalta/domain/people/factTable'
import { toEmail, toUsername } from '@ribalta/domain/identity'
import { type Instant, instantToDay } from '@ribalta/domain/instant'
import { MESSAGES } from '@ribalta/domain/messages'
import { pick } from '@ribalta/domain/pick'
import { isUsernameAllowed } from '@ribalta/domain/site/routePaths'
import type { InvitationLink } from '@ribalta/domain/schemas/people/invitationLink'
import type { Facts } from '@ribalta/domain/schemas/people/facts'
import type { Guardian } from '@ribalta/domain/schemas/people/privateDetails'
import { type CreateProfileInput, createProfileSchema } from '@ribalta/domain/schemas/people/registration'
import { withoutUndefined } from '../shared/defined.ts'
import { invalid } from '../shared/refusals.ts'
import { parseOrRefuse } from '../shared/parsing.ts'

/** A registration that holds in itself; whether its name, phone and e-mail are free is not known yet. */
export interface Registration {
  readonly requestId: string
  readonly email: string
  readonly password: string
  readonly artisticName: string
  readonly username: string
  readonly phone: string
  readonly tempMediaIds: readonly string[]
  readonly birthDate: Instant
  readonly facts: Facts
  /** Only of minors: an adult's form keeps no third person's data. */
  readonly guardian: Guardian | undefined
  readonly consents: readonly ConsentKind[]
  readonly invitation: InvitationLink | undefined
  /** Everything that was sent, in one fixed form, to tell a repeat from another payload. */
  readonly fingerprint: string
}

/**
 * Reads `createProfile`'s payload. The specified message (specification, section 8) comes before anything else;
 * every refusal is `invalid-argument`, with the field in its details.
 */
export function readRegistration(data: unknown, now: Date): Registration {
  const fields = fieldsOf(data)
  if ([fields['email'], fields['artisticName'], fields['tempMediaIds']].some(isMissing)) {
    throw invalid(MESSAGES.registration.missing)
  }
  const { email } = fields
  const normalised = { ...fields, ...(typeof email === 'string' ? { email: toEmail(email) } : {}) }
  const input = parseOrRefuse(createProfileSchema, normalised)

  const birthDate = parseBirthDate(input.birthDate, now)
  if (birthDate === undefined) throw invalid('Data de nascimento inválida.', { field: 'birthDate' })
  if (new Set(input.tempMediaIds).size !== input.tempMediaIds.length) {
    throw invalid('O mesmo arquivo foi enviado duas vezes.', { field: 'tempMediaIds' })
  }
  const { requestId, password, artisticName, phone, tempMediaIds, invitation } = input
  return {
    requestId,
    email: input.email,
    password,
    artisticName,
    username: readUsername(input),
    phone,
    tempMediaIds,
    birthDate,
    facts: withoutUndefined(pick(input, FACT_NAMES)),
    ...readConsents(input, isMinor(birthDate, now)),
    invitation,
    fingerprint: JSON.stringify({ ...input, birthDate: instantToDay(birthDate) }),
  }
}

/** The address that an artistic name gives, refused where nobody may have it. */
export function usernameFor(artisticName: string): string {
  const username = toUsername(artisticName)
  if (!isUsernameAllowed(username)) {
    throw invalid('Este nome artístico não pode ser usado como endereço. Escolha outro.', {
      field: 'artisticName',
    })
  }
  return username
}

function fieldsOf(data: unknown): Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data } : {}
}

function isMissing(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  return Array.isArray(value) && value.length === 0
}

function readUsername(input: CreateProfileInput): string {
  const username = usernameFor(input.artisticName)
  if (input.username !== undefined && input.username !== username) {
    throw invalid('O endereço não corresponde ao nome artístico.', { field: 'username' })
  }
  return username
}

function readConsents(
  input: CreateProfileInput,
  minor: boolean,
): Pick<Registration, 'guardian' | 'consents'> {
  const kinds: readonly (keyof CreateProfileInput['consents'])[] = minor
    ? ['terms', 'privacy', 'guardian']
    : ['terms', 'privacy']
  if (minor && input.guardian === undefined) {
    throw invalid('Menores de 18 anos precisam dos dados e do consentimento do responsável.', {
      field: 'guardian',
    })
  }
  for (const kind of kinds) {
    if (input.consents[kind] !== CONSENT_VERSIONS[kind]) {
      throw invalid('Os textos mudaram. Leia e aceite as versões em vigor.', { field: 'consents' })
    }
  }
  return { guardian: minor ? input.guardian : undefined, consents: kinds }
}
