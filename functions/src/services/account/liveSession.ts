import { isInstant } from '@ribalta/domain/instant'
import { HttpsError } from 'firebase-functions/https'
import type { Backend, DocumentSnapshot } from '../../admin/backend.ts'
import type { Caller, SignedInCaller } from '../shared/caller.ts'
import { paths } from '../shared/paths.ts'

/** Whether a sign-in of that time (in seconds) was ended since by the profile's owner. */
export function isSessionEnded(profile: DocumentSnapshot, authTime: number): boolean {
  const endedAt: unknown = profile.get('sessionsEndedAt')
  return isInstant(endedAt) && authTime < endedAt.seconds
}

/**
 * Throws `permission-denied` for a sign-in that was ended since. For what cannot be undone, in the transaction that does
 * it: a sign-in that was ended before the call is nobody's already ({@link liveCaller}).
 */
export function requireLiveSession(
  profile: DocumentSnapshot,
  { authTime }: Pick<SignedInCaller, 'authTime'>,
): void {
  if (!isSessionEnded(profile, authTime)) return
  throw new HttpsError('permission-denied', 'Esta sessão foi encerrada em outro dispositivo.')
}

/** Who calls, as far as their sign-in still counts: one that its owner has ended since is as good as none. */
export async function liveCaller({ db }: Pick<Backend, 'db'>, caller: SignedInCaller): Promise<Caller> {
  const profile = await paths.profile(db, caller.uid).get()
  return isSessionEnded(profile, caller.authTime)
    ? { ...caller, uid: undefined, authTime: undefined }
    : caller
}
