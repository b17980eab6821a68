import { isInstant } from '@ribalta/domain/instant'
import { HttpsError } from 'firebase-functions/https'
import type { DocumentSnapshot } from '../../admin/backend.ts'
import type { SignedInCaller } from '../shared/caller.ts'

/** Whether a sign-in of that time (in seconds) was ended since by the profile's owner. */
export function isSessionEnded(profile: DocumentSnapshot, authTime: number): boolean {
  const endedAt: unknown = profile.get('sessionsEndedAt')
  return isInstant(endedAt) && authTime < endedAt.seconds
}

/**
 * Throws `permission-denied` for a sign-in that was ended since. For what cannot be undone, in the transaction that does
 * it: `admit` already treats a session that ended before the call as signed out.
 */
export function requireLiveSession(
  profile: DocumentSnapshot,
  { authTime }: Pick<SignedInCaller, 'authTime'>,
): void {
  if (!isSessionEnded(profile, authTime)) return
  throw new HttpsError('permission-denied', 'Esta sessão foi encerrada em outro dispositivo.')
}
