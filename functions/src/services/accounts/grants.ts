import { type Grant, GRANTS } from '@ribalta/domain/grants'
import type { Backend, DocumentReference, DocumentSnapshot } from '../../admin/backend.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { paths } from '../shared/paths.ts'
import { isSessionEnded } from './liveSession.ts'

/** How a profile is read: `ref.get()`, or a transaction's own reading, so that what it decides by holds when it writes. */
type Get = (ref: DocumentReference) => Promise<DocumentSnapshot>

/**
 * A caller's grants as they are now, from the live profile and never from a token: none without a profile, since a
 * bare account is never enough for anything, and none for a sign-in that its owner has ended since.
 */
export async function readGrants(
  { db }: Pick<Backend, 'db'>,
  { uid, authTime }: Pick<SignedInCaller, 'uid' | 'authTime'>,
  get: Get = (ref) => ref.get(),
): Promise<readonly Grant[]> {
  const profile = await get(paths.profile(db, uid))
  return isSessionEnded(profile, authTime) ? [] : grantsOf(profile)
}

/** The grants that a profile holds; ones that this version does not know count for nothing. */
export function grantsOf(profile: DocumentSnapshot): readonly Grant[] {
  const stored: unknown = profile.get('grants')
  return Array.isArray(stored) ? GRANTS.filter((grant) => stored.includes(grant)) : []
}
