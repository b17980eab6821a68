import { isDirector } from '@ribalta/domain/grants'
import { type PrivateDetails, privateDetailsSchema } from '@ribalta/domain/schemas/privateDetails'
import { HttpsError } from 'firebase-functions/https'
import { type Backend, Timestamp } from '../../admin/backend.ts'
import { writeAudit } from '../shared/audit.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { paths } from '../shared/paths.ts'
import { readGrants } from '../accounts/grants.ts'

/**
 * Somebody's private details for a director, who is written down in the transaction that reads: without the line in the
 * audit log there is no answer. Throws `permission-denied` and `not-found`.
 */
export async function openPrivateDetails(
  { db }: Pick<Backend, 'db'>,
  uid: string,
  caller: SignedInCaller,
  now: Date,
): Promise<PrivateDetails> {
  return db.runTransaction(async (transaction) => {
    const grants = await readGrants({ db }, caller, (ref) => transaction.get(ref))
    if (!isDirector({ grants })) {
      throw new HttpsError('permission-denied', 'Só a direção pode abrir os dados privados.')
    }
    const [profile, details] = await transaction.getAll(paths.profile(db, uid), paths.details(db, uid))
    if (profile?.exists !== true) throw new HttpsError('not-found', 'Perfil não encontrado.')
    const at = Timestamp.fromDate(now)
    writeAudit(transaction, db, { kind: 'privateRead', actor: caller.uid, subject: uid, at })
    return privateDetailsSchema.parse(details?.data() ?? {})
  })
}
