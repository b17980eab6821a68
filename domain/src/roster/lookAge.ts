import { type Instant, instantToDate } from '../instant.ts'

/** After this long photos and measurements are taken to have changed. */
const LOOK_LASTS_MS = 180 * 24 * 60 * 60 * 1000

/** A look that was confirmed before this moment is to be confirmed again. */
export function lookOldBefore(now: Date): Date {
  return new Date(now.getTime() - LOOK_LASTS_MS)
}

/** Whether it is time to say again that one still looks like this; registering counts as saying it. */
export function isLookOld(
  profile: { readonly lookConfirmedAt?: Instant | undefined; readonly createdAt: Instant },
  now: Date,
): boolean {
  const said = instantToDate(profile.lookConfirmedAt ?? profile.createdAt)
  return said < lookOldBefore(now)
}

/** Whether staff asked since then, and wait for the answer. */
export function isLookAsked({
  lookAskedAt,
  lookConfirmedAt,
}: {
  readonly lookAskedAt?: Instant | undefined
  readonly lookConfirmedAt?: Instant | undefined
}): boolean {
  if (lookAskedAt === undefined) return false
  return lookConfirmedAt === undefined || instantToDate(lookConfirmedAt) < instantToDate(lookAskedAt)
}
