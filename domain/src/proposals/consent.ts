import { waitsForGuardian } from '../castings/mayApply.ts'
import type { Instant } from '../instant.ts'
import { isMinor } from '../people/birthDate.ts'
import type { ProposalStatus } from './proposalStatus.ts'

/** What a proposal asks of its artists: they are told and may leave, or they must agree before a client sees them. */
export const CONSENT_MODES = ['informed', 'agree'] as const
export type ConsentMode = (typeof CONSENT_MODES)[number]

export const CONSENT_MODE_LABELS: Readonly<Record<ConsentMode, string>> = {
  informed: 'São avisados e podem sair',
  agree: 'Precisam aceitar antes',
}

/** What an artist said to a proposal that they are in. */
export const CONSENTS = ['agreed', 'left'] as const
export type Consent = (typeof CONSENTS)[number]

/** Whether an artist may say this, after what they said before: whoever left by mistake comes back, whoever agreed may leave any day. */
export function canConsent(from: Consent | undefined, to: Consent): boolean {
  return from !== to
}

/** Where an artist's part in a proposal stands; `removed` by staff after the artist left, which is kept so that it holds. */
export const PARTICIPANT_STATES = ['open', 'over', 'removed'] as const
export type ParticipantState = (typeof PARTICIPANT_STATES)[number]

/** From being published on a proposal's artists know that they are in it. */
export function areArtistsTold(status: ProposalStatus): boolean {
  return status !== 'draft'
}

/** Why a minor cannot agree yet, as the screen and the server say it. */
export const GUARDIAN_FIRST = 'Antes, a agência confirma a autorização com o seu responsável.'

interface Person {
  readonly birthDate: Instant
  readonly guardianConfirmedAt?: Instant | undefined
}

/** Whether a client sees somebody only once they agreed; of minors always. */
function mustAgree(mode: ConsentMode, { birthDate }: Pick<Person, 'birthDate'>, now: Date): boolean {
  return mode === 'agree' || isMinor(birthDate, now)
}

/** Why somebody's consent keeps them out of the room. */
export type ConsentHurdle = 'left' | 'guardian' | 'asked'

/**
 * What is missing at a moment for a client to see somebody, as far as they have a say in it: they left, they did not agree yet, or they
 * are under age and no director has spoken to the guardian of today. Undefined where nothing is.
 */
export function consentHurdle(
  mode: ConsentMode,
  consent: Consent | undefined,
  person: Person,
  now: Date,
): ConsentHurdle | undefined {
  if (consent === 'left') return 'left'
  if (waitsForGuardian(person, now)) return 'guardian'
  return consent === undefined && mustAgree(mode, person, now) ? 'asked' : undefined
}
