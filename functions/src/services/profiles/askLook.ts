import { isAboutSelf } from '@ribalta/domain/account/separation'
import { isStaff } from '@ribalta/domain/account/grants'
import { isLookAsked } from '@ribalta/domain/roster/lookAge'
import type { ActOutcome, ActResults } from '@ribalta/domain/schemas/actOutcome'
import type { AskToConfirmLookInput } from '@ribalta/domain/schemas/people/lookRequest'
import { profileSchema } from '@ribalta/domain/schemas/people/profile'
import { HttpsError } from 'firebase-functions/https'
import { type Backend, Timestamp } from '../../admin/backend.ts'
import { readGrants } from '../account/grants.ts'
import { queueNotice, toPerson } from '../notices/queue.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { eachPerson } from '../shared/eachPerson.ts'
import { paths } from '../shared/paths.ts'
import { changeRecord } from './record.ts'

/**
 * Asks people whether photos and measurements are still true: their Perfil asks until they say so. Throws `permission-denied` for
 * anybody but staff.
 */
export function askToConfirmLook(
  { db }: Pick<Backend, 'db'>,
  { profileIds }: AskToConfirmLookInput,
  caller: SignedInCaller,
  now: Date,
): Promise<ActResults> {
  return eachPerson(profileIds, (uid) =>
    db.runTransaction(async (transaction): Promise<ActOutcome> => {
      const grants = await readGrants({ db }, caller, (ref) => transaction.get(ref))
      if (!isStaff({ grants })) {
        throw new HttpsError('permission-denied', 'Só a equipe pede para confirmar o visual.')
      }
      const snapshot = await transaction.get(paths.profile(db, uid))
      if (!snapshot.exists) return 'gone'
      if (isAboutSelf(caller, uid)) return 'self'
      const profile = profileSchema.parse(snapshot.data())
      if (profile.status === 'suspended' || profile.status === 'archived') return 'state'
      if (isLookAsked(profile)) return 'already'
      changeRecord(transaction, db, { uid, profile }, { lookAskedAt: Timestamp.fromDate(now) }, now)
      const notice = { kind: 'lookAsked' } as const
      queueNotice(transaction, db, { id: `look_${uid}`, notice, receiver: toPerson(uid) }, now)
      return 'done'
    }),
  )
}
