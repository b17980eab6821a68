import { type Instant, instantToDate } from '../instant.ts'

/** After this long photos and measurements are taken to have changed. */
const LOOK_LASTS_MS = 180 * 24 * 60 * 60 * 1000

/** A look that was confirmed before this moment is to be confirmed again. */
export function lookOldBefore(now: Date): Date {
  return new Date(now.getTime() - LOOK_LASTS_MS)
}

/** What is known of how old somebody's photos and measurements are. */
export interface KnownLook {
  readonly lookConfirmedAt?: Instant | undefined
  readonly lookAskedAt?: Instant | undefined
  readonly createdAt: Instant
}

/** Whether it is time to say again that one still looks like this; registering counts as saying it. */
export function isLookOld(profile: Pick<KnownLook, 'lookConfirmedAt' | 'createdAt'>, now: Date): boolean {
  const said = instantToDate(profile.lookConfirmedAt ?? profile.createdAt)
  return said < lookOldBefore(now)
}

/** Whether staff asked since then, and wait for the answer. */
export function isLookAsked({
  lookAskedAt,
  lookConfirmedAt,
}: Pick<KnownLook, 'lookAskedAt' | 'lookConfirmedAt'>): boolean {
  if (lookAskedAt === undefined) return false
  return lookConfirmedAt === undefined || instantToDate(lookConfirmedAt) < instantToDate(lookAskedAt)
}

/** Whether the person is to say if their photos and measurements still hold: staff asked, or they are old. */
export function isLookDue(profile: KnownLook, now: Date): boolean {
  return isLookAsked(profile) || isLookOld(profile, now)
}
