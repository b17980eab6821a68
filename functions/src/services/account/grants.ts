import { type Grant, GRANTS, liveGrants } from '@ribalta/domain/account/grants'
import type { Backend, DocumentReference, DocumentSnapshot } from '../../admin/backend.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { paths } from '../shared/paths.ts'
import { isSessionEnded } from './liveSession.ts'

/** How a profile is read: `ref.get()`, or a transaction's own reading, so that what it decides by holds when it writes. */
type Get = (ref: DocumentReference) => Promise<DocumentSnapshot>

/**
 * A caller's grants as they are now, from the live profile and never from a token: none without a profile, since a
 * bare account is never enough for anything, none while it is suspended or the account disabled, and none for a sign-in
 * that its owner has ended since or that lacks the second factor which the agency asks of directors.
 */
export async function readGrants(
  { db }: Pick<Backend, 'db'>,
  { uid, authTime, hasSecondFactor }: Pick<SignedInCaller, 'uid' | 'authTime' | 'hasSecondFactor'>,
  get: Get = (ref) => ref.get(),
): Promise<readonly Grant[]> {
  const profile = await get(paths.profile(db, uid))
  return isSessionEnded(profile, authTime) ? [] : grantsIn(profile, { hasSecondFactor })
}

/** The grants that a profile holds, asleep or not; ones that this version does not know count for nothing. */
export function grantsOf(profile: DocumentSnapshot): readonly Grant[] {
  const stored: unknown = profile.get('grants')
  return Array.isArray(stored) ? GRANTS.filter((grant) => stored.includes(grant)) : []
}

/** Those of them that count in a sign-in that has not ended. */
export function grantsIn(
  profile: DocumentSnapshot,
  { hasSecondFactor }: Pick<SignedInCaller, 'hasSecondFactor'>,
): readonly Grant[] {
  return profile.get('needsSecondFactor') === true && !hasSecondFactor ? [] : liveGrantsOf(profile)
}

/** Those of them that count now. */
export function liveGrantsOf(profile: DocumentSnapshot): readonly Grant[] {
  return liveGrants({
    grants: grantsOf(profile),
    status: profile.get('status') === 'suspended' ? 'suspended' : undefined,
    isAccountDisabled: profile.get('isAccountDisabled') === true,
  })
}
