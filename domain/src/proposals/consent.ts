import { waitsForGuardian } from '../castings/mayApply.ts'
import type { Instant } from '../instant.ts'
import { isMinor } from '../people/birthDate.ts'
import type { Proposal, ProposalItem } from '../schemas/proposals/proposal.ts'
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

/** A proposal's question to one artist, with their answer. */
export interface Asked extends Pick<Proposal, 'consentMode'>, Pick<ProposalItem, 'mustAgree'> {
  readonly consent?: { readonly answer: Consent } | undefined
}

/** Returns whether an artist must agree before a client sees them, even as an adult. */
export function mustAgreeFirst({ consentMode, mustAgree }: Omit<Asked, 'consent'>): boolean {
  return consentMode === 'agree' || mustAgree === true
}

/**
 * Returns whether a stored proposal already promised an artist that a client sees them only after they agree. The promise holds when
 * staff switch the mode.
 */
export function wasToldToAgree(
  { status, consentMode }: Pick<Proposal, 'status' | 'consentMode'>,
  { mustAgree }: Pick<ProposalItem, 'mustAgree'>,
): boolean {
  return areArtistsTold(status) && mustAgreeFirst({ consentMode, mustAgree })
}

/** A reason for which an artist's own answer keeps them out of the room. */
export type ConsentHurdle = 'left' | 'guardian' | 'asked'

/**
 * Returns why a client may not see an artist at a moment, as far as the artist decides: they left, they haven't agreed yet, or they are
 * a minor and no director has spoken to their present guardian. Undefined when a client may.
 */
export function consentHurdle(
  { consent, ...asked }: Asked,
  person: Person,
  now: Date,
): ConsentHurdle | undefined {
  if (consent?.answer === 'left') return 'left'
  if (waitsForGuardian(person, now)) return 'guardian'
  const isAsked = mustAgreeFirst(asked) || isMinor(person.birthDate, now)
  return consent === undefined && isAsked ? 'asked' : undefined
}
