import { HttpsError } from 'firebase-functions/https'
import { type Backend, Timestamp } from '../../admin/backend.ts'
import { sessionsEndedEvent } from './events.ts'
import { writeAudit } from '../shared/audit.ts'
import { requireRecentSignIn, type SignedInCaller } from '../shared/caller.ts'
import { paths } from '../shared/paths.ts'
import { requireLiveSession } from './liveSession.ts'

/**
 * Ends every sign-in of the caller before the present one: their staff rights at once, by `sessionsEndedAt`; the pages
 * that are open, by the same, since they listen to the profile; and what renews them, by the provider. That last one
 * takes the caller's own renewal as well, so the caller signs in again afterwards. Throws `failed-precondition`
 * where the sign-in is not recent, `permission-denied` where it has been ended itself, `not-found` without a profile.
 */
export async function endOtherSessions(
  { db, auth }: Pick<Backend, 'db' | 'auth'>,
  caller: SignedInCaller,
  now: Date,
): Promise<void> {
  const { uid, authTime } = caller
  requireRecentSignIn(caller, now)
  await db.runTransaction(async (transaction) => {
    const profile = await transaction.get(paths.profile(db, uid))
    if (!profile.exists) throw new HttpsError('not-found', 'Perfil não encontrado.')
    requireLiveSession(profile, caller)
    const { id, event } = sessionsEndedEvent(caller, now)
    const noted = await transaction.get(paths.accountEvents(db, uid).doc(id))
    transaction.update(profile.ref, { sessionsEndedAt: Timestamp.fromMillis(authTime * 1000) })
    transaction.set(noted.ref, event)
    if (noted.exists) return
    writeAudit(transaction, db, { kind: 'sessionsEnded', actor: uid, subject: uid, at: event.at })
  })
  await auth.revokeRefreshTokens(uid)
}
