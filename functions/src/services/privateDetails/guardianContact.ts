import { isMinor } from '@ribalta/domain/birthDate'
import { isStaff } from '@ribalta/domain/grants'
import { type GuardianContact, guardianContactSchema } from '@ribalta/domain/schemas/guardianContact'
import { privateDetailsSchema } from '@ribalta/domain/schemas/privateDetails'
import { profileSchema } from '@ribalta/domain/schemas/profile'
import { HttpsError } from 'firebase-functions/https'
import { type Backend, Timestamp } from '../../admin/backend.ts'
import { readGrants } from '../accounts/grants.ts'
import { writeAudit } from '../shared/audit.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { paths } from '../shared/paths.ts'

/**
 * Whom the team calls about a minor, and nothing else of the private details; who asked is written down in the transaction that
 * reads. `null` where the record has no guardian. Throws `permission-denied`, `not-found`, and `failed-precondition` for an adult,
 * whose guardian is nobody's concern any more.
 */
export async function openGuardianContact(
  { db }: Pick<Backend, 'db'>,
  uid: string,
  caller: SignedInCaller,
  now: Date,
): Promise<GuardianContact | null> {
  return db.runTransaction(async (transaction) => {
    const grants = await readGrants({ db }, caller, (ref) => transaction.get(ref))
    if (!isStaff({ grants })) {
      throw new HttpsError('permission-denied', 'Só a equipe vê o contato do responsável.')
    }
    const [profile, details] = await transaction.getAll(paths.profile(db, uid), paths.details(db, uid))
    if (profile?.exists !== true) throw new HttpsError('not-found', 'Perfil não encontrado.')
    if (!isMinor(profileSchema.parse(profile.data()).birthDate, now)) {
      throw new HttpsError('failed-precondition', 'Esta pessoa é maior de idade: fale com ela.')
    }
    const at = Timestamp.fromDate(now)
    writeAudit(transaction, db, { kind: 'guardianContact', actor: caller.uid, subject: uid, at })
    const { guardian } = privateDetailsSchema.parse(details?.data() ?? {})
    return guardian === undefined ? null : guardianContactSchema.parse(guardian)
  })
}
