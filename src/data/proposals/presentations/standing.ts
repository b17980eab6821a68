import { waitsForGuardian } from '@ribalta/domain/castings/mayApply'
import { instantToDate } from '@ribalta/domain/instant'
import {
  type Consent,
  type ConsentHurdle,
  consentHurdle,
  type ParticipantState,
} from '@ribalta/domain/proposals/consent'
import { isWidened } from '@ribalta/domain/proposals/coverage'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import type { Participant } from '@ribalta/domain/schemas/proposals/participant'

/** What of an artist's record their part in a presentation depends on. */
export type PresentedProfile = Pick<Profile, 'birthDate' | 'guardianConfirmedAt' | 'status' | 'media'>

/**
 * An artist's state in a presentation: it has ended, they left or were removed, their or their guardian's agreement is missing, they agreed
 * to everything or (`widened`) to less than staff chose since, or they were only informed.
 */
export type Standing = Exclude<ParticipantState, 'open'> | ConsentHurdle | 'agreed' | 'widened' | 'told'

export function standingOf(presentation: Participant, profile: PresentedProfile, now: Date): Standing {
  const { state, consent } = presentation
  if (state !== 'open') return state
  const hurdle = consentHurdle(presentation, profile, now)
  if (hurdle !== undefined) return hurdle
  if (isWidened(consent, presentation)) return 'widened'
  return consent === undefined ? 'told' : 'agreed'
}

const OFFERED: Readonly<Record<Standing, readonly Consent[]>> = {
  asked: ['agreed', 'left'],
  told: ['agreed', 'left'],
  agreed: ['left'],
  widened: ['agreed', 'left'],
  guardian: ['left'],
  left: ['agreed'],
  over: [],
  removed: [],
}

/** What an artist can say there, the likelier first: what the server would refuse is not offered. */
export function offeredIn(standing: Standing, profile: PresentedProfile, now: Date): readonly Consent[] {
  const isRefused = (to: Consent): boolean => to === 'agreed' && waitsForGuardian(profile, now)
  return OFFERED[standing].filter((to) => !isRefused(to))
}

/** Whether a presentation is shown to nobody now; with a later deadline it is again. */
export function isPastDeadline({ deadline }: Pick<Participant, 'deadline'>, now: Date): boolean {
  return instantToDate(deadline) <= now
}
