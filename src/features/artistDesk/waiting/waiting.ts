import { isLookDue } from '@ribalta/domain/roster/lookAge'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import type { Participant } from '@ribalta/domain/schemas/proposals/participant'

/** Something that waits for the artist's own act. */
export type Waiting =
  /** The agency cannot publish the profile as it is; what it wrote may be nothing. */
  | { readonly kind: 'adjustments'; readonly note: string }
  /** Nobody sees them in it before they agree. */
  | { readonly kind: 'presentation'; readonly presentation: Participant }
  /** Whether their photos and measurements still hold. */
  | { readonly kind: 'look' }

export type WaitingProfile = Pick<
  Profile,
  'status' | 'queuedAt' | 'review' | 'lookAskedAt' | 'lookConfirmedAt' | 'createdAt'
>

/**
 * What waits for an artist, the most urgent first: before the adjustments they can apply for nothing and are shown to nobody. Of
 * presentations, those that wait.
 */
export function waitingOf(
  profile: WaitingProfile,
  presentations: readonly Participant[],
  now: Date,
): Waiting[] {
  const { status, queuedAt, review } = profile
  const waiting: Waiting[] = []
  // In the queue again the answer has been given.
  if (status === 'changes_requested' && queuedAt === undefined) {
    waiting.push({ kind: 'adjustments', note: review?.decision === 'changesRequested' ? review.note : '' })
  }
  waiting.push(...presentations.map((presentation) => ({ kind: 'presentation', presentation }) as const))
  const isOffAir = status === 'archived' || status === 'suspended'
  if (!isOffAir && isLookDue(profile, now)) waiting.push({ kind: 'look' })
  return waiting
}
