import { type Grant, isDirector } from '@ribalta/domain/account/grants'
import { barOf } from '@ribalta/domain/account/separation'
import { HttpsError } from 'firebase-functions/https'
import { type Backend, Timestamp } from '../../admin/backend.ts'
import { queueNotice, toPerson } from '../notices/queue.ts'
import { writeAudit } from '../shared/audit.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { paths } from '../shared/paths.ts'
import { grantsOf, readGrants } from './grants.ts'

/** Whether who holds these must sign in with a second factor: directors, where the deployment says so (docs/deploy.md). */
export function needSecondFactor(grants: readonly Grant[]): boolean {
  return process.env['DIRECTORS_NEED_SECOND_FACTOR'] === 'true' && grants.includes('DIRECTOR')
}

/**
 * Takes all second factors of another person of staff away, for a director, and ends their sign-ins: their rights at once, by
 * `sessionsEndedAt`, with a line in the audit log, and then what renews them. A repeat is harmless. Throws
 * `permission-denied`, also to oneself, `not-found` and, for who is not of staff, `failed-precondition`.
 */
export async function resetSecondFactors(
  { db, auth }: Pick<Backend, 'db' | 'auth'>,
  uid: string,
  caller: SignedInCaller,
  now: Date,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const grants = await readGrants({ db }, caller, (ref) => transaction.get(ref))
    const profile = await transaction.get(paths.profile(db, uid))
    const bar = barOf(
      { uid: caller.uid, isDirector: isDirector({ grants }) },
      { uid, grants: grantsOf(profile) },
    )
    if (!isDirector({ grants }) || bar !== undefined) {
      throw new HttpsError('permission-denied', 'Só outra pessoa da direção pode remover o segundo fator.')
    }
    if (!profile.exists) throw new HttpsError('not-found', 'Perfil não encontrado.')
    if (grantsOf(profile).length === 0) {
      throw new HttpsError('failed-precondition', 'Essa pessoa não é da equipe.')
    }
    // Sign-ins are told apart by their second: this one's are over, too.
    const nextSecond = Timestamp.fromMillis((Math.floor(now.getTime() / 1000) + 1) * 1000)
    transaction.update(profile.ref, { sessionsEndedAt: nextSecond })
    writeAudit(transaction, db, {
      kind: 'secondFactorsReset',
      actor: caller.uid,
      subject: uid,
      at: Timestamp.fromDate(now),
    })
    const notice = { kind: 'secondFactorsReset' } as const
    queueNotice(transaction, db, { id: `secondFactors_${uid}`, notice, receiver: toPerson(uid) }, now)
  })
  await auth.updateUser(uid, { multiFactor: { enrolledFactors: null } })
  await auth.revokeRefreshTokens(uid)
}
