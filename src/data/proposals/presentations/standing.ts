import { waitsForGuardian } from '@ribalta/domain/castings/mayApply'
import { instantToDate } from '@ribalta/domain/instant'
import {
  type Consent,
  type ConsentHurdle,
  consentHurdle,
  type ParticipantState,
} from '@ribalta/domain/proposals/consent'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import type { Participant } from '@ribalta/domain/schemas/proposals/participant'

/** What of an artist's record their part in a presentation depends on. */
export type PresentedProfile = Pick<Profile, 'birthDate' | 'guardianConfirmedAt' | 'status' | 'media'>

/**
 * Where an artist stands in a presentation: it has ended, they are out of it, their yes or their guardian's is missing, they said yes, or
 * they were told and need do nothing.
 */
export type Standing = Exclude<ParticipantState, 'open'> | ConsentHurdle | 'agreed' | 'told'

export function standingOf(
  { state, consentMode, consent }: Participant,
  profile: PresentedProfile,
  now: Date,
): Standing {
  if (state !== 'open') return state
  const said = consent?.answer
  return consentHurdle(consentMode, said, profile, now) ?? (said === 'agreed' ? 'agreed' : 'told')
}

const OFFERED: Readonly<Record<Standing, readonly Consent[]>> = {
  asked: ['agreed', 'left'],
  told: ['agreed', 'left'],
  agreed: ['left'],
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
