import type { Participant } from '@ribalta/domain/schemas/proposals/participant'
import { isPastDeadline, type PresentedProfile, standingOf } from './standing.ts'

export interface Presentations {
  /** Nobody sees the artist before they agree, and there is time left. */
  readonly waiting: readonly Participant[]
  /** The others that an artist has a say in. */
  readonly open: readonly Participant[]
  readonly ended: readonly Participant[]
}

/** An artist's presentations by what is to be done about them: the nearest deadline first, but those behind it after all others. */
export function groupPresentations(
  all: readonly Participant[],
  profile: PresentedProfile,
  now: Date,
): Presentations {
  const isWaiting = (each: Participant): boolean =>
    standingOf(each, profile, now) === 'asked' && !isPastDeadline(each, now)
  const late = (each: Participant): number => (isPastDeadline(each, now) ? 1 : 0)
  const inTime = all
    .filter(({ state }) => state === 'open')
    .toSorted((one, other) => late(one) - late(other) || one.deadline.seconds - other.deadline.seconds)
  return {
    waiting: inTime.filter(isWaiting),
    open: inTime.filter((each) => !isWaiting(each)),
    ended: all.filter(({ state }) => state !== 'open'),
  }
}
