import type { Participant } from '@ribalta/domain/schemas/proposals/participant'
import { isPastDeadline, type PresentedProfile, standingOf } from './standing.ts'

export interface Presentations {
  /** The client sees the artist, or what was added, only after the artist agrees, and the deadline hasn't passed. */
  readonly waiting: readonly Participant[]
  /** The others that an artist has a say in. */
  readonly open: readonly Participant[]
  readonly ended: readonly Participant[]
}

/**
 * Groups an artist's presentations by what they can do about them: the nearest deadline first, those past it last. Leaves out those from
 * which staff removed the artist, unless the artist had left.
 */
export function groupPresentations(
  all: readonly Participant[],
  profile: PresentedProfile,
  now: Date,
): Presentations {
  const isWaiting = (each: Participant): boolean => {
    const standing = standingOf(each, profile, now)
    return (standing === 'asked' || standing === 'widened') && !isPastDeadline(each, now)
  }
  const late = (each: Participant): number => (isPastDeadline(each, now) ? 1 : 0)
  const inTime = all
    .filter(({ state }) => state === 'open')
    .toSorted((one, other) => late(one) - late(other) || one.deadline.seconds - other.deadline.seconds)
  return {
    waiting: inTime.filter(isWaiting),
    open: inTime.filter((each) => !isWaiting(each)),
    ended: all.filter(
      ({ state, consent }) => state === 'over' || (state === 'removed' && consent?.answer === 'left'),
    ),
  }
}
