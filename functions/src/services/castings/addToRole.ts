import { isAboutSelf } from '@ribalta/domain/account/separation'
import { mayPutIn } from '@ribalta/domain/castings/castingStatus'
import { orderAt } from '@ribalta/domain/listOrder'
import { mayBeInCasting, waitsForGuardian } from '@ribalta/domain/castings/mayApply'
import { isStaff } from '@ribalta/domain/account/grants'
import type { ActOutcome, ActResults } from '@ribalta/domain/schemas/actOutcome'
import {
  AGENCY,
  type AddToRoleInput,
  type Application,
  applicationId,
} from '@ribalta/domain/schemas/castings/application'
import type { Candidate } from '@ribalta/domain/schemas/castings/candidate'
import { castingRoleSchema, castingSchema } from '@ribalta/domain/schemas/castings/casting'
import { profileSchema } from '@ribalta/domain/schemas/people/profile'
import { HttpsError } from 'firebase-functions/https'
import { type Backend, Timestamp, type Transaction } from '../../admin/backend.ts'
import { readGrants } from '../account/grants.ts'
import { queueNotice, toPerson } from '../notices/queue.ts'
import { writeAudit } from '../shared/audit.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { eachPerson } from '../shared/eachPerson.ts'
import { paths } from '../shared/paths.ts'

interface Work {
  readonly input: AddToRoleInput
  readonly caller: SignedInCaller
  readonly now: Date
}

/**
 * Staff put people into a role: each has an application that is looked at already, stands on the board in the pre-selection, says that
 * the agency made it, and is the artist's to withdraw. Who applied already stays as they are. Throws `permission-denied` for anybody but staff, `not-found` for a
 * casting that takes nobody any more and for a role that is gone.
 */
export function addToRole(
  { db }: Pick<Backend, 'db'>,
  input: AddToRoleInput,
  caller: SignedInCaller,
  now: Date,
): Promise<ActResults> {
  return eachPerson(input.profileIds, (uid) =>
    db.runTransaction((transaction) => addOne(transaction, db, uid, { input, caller, now })),
  )
}

async function addOne(
  transaction: Transaction,
  db: Backend['db'],
  uid: string,
  { input, caller, now }: Work,
): Promise<ActOutcome> {
  const { castingId, roleId } = input
  const grants = await readGrants({ db }, caller, (ref) => transaction.get(ref))
  if (!isStaff({ grants })) {
    throw new HttpsError('permission-denied', 'Só a equipe coloca artistas em um personagem.')
  }
  const ref = paths.application(db, castingId, applicationId(uid, roleId))
  const [castingDoc, roleDoc, profileDoc, existing] = await transaction.getAll(
    paths.casting(db, castingId),
    paths.castingRole(db, castingId, roleId),
    paths.profile(db, uid),
    ref,
  )
  const casting = castingSchema.safeParse(castingDoc?.data())
  const role = castingRoleSchema.safeParse(roleDoc?.data())
  if (!casting.success || !mayPutIn(casting.data.status) || !role.success) {
    throw new HttpsError('not-found', 'Este casting não recebe mais ninguém neste personagem.')
  }
  if (profileDoc?.exists !== true) return 'gone'
  if (existing?.exists === true) return 'already'
  if (isAboutSelf(caller, uid)) return 'self'
  const profile = profileSchema.parse(profileDoc.data())
  if (!mayBeInCasting(profile.status)) return 'state'
  if (waitsForGuardian(profile, now)) return 'guardian'

  const at = Timestamp.fromDate(now)
  const both = {
    castingId,
    artistId: uid,
    roleId,
    origin: AGENCY,
    castingTitle: casting.data.title,
    roleTitle: role.data.title,
    note: '',
    createdAt: at,
    updatedAt: at,
  } as const
  const application: Application = {
    ...both,
    status: 'inReview',
    mediaIds: [],
    history: [{ status: 'inReview', at, by: AGENCY }],
  }
  const candidate: Candidate = {
    ...both,
    status: 'shortlisted',
    // One behind the other, as they were named.
    order: orderAt(now.getTime() + input.profileIds.indexOf(uid)),
    media: [],
    memo: '',
    history: [{ status: 'shortlisted', at, by: AGENCY }],
    movedBy: caller.uid,
    followAt: null,
  }
  transaction.create(ref, application)
  transaction.create(paths.candidate(db, castingId, ref.id), candidate)
  transaction.set(paths.castingApplicant(db, castingId, uid), { artistId: uid, at })
  const notice = {
    kind: 'putIntoRole',
    casting: casting.data.title,
    castingId,
    role: role.data.title,
  } as const
  queueNotice(transaction, db, { id: `putIn_${castingId}_${ref.id}`, notice, receiver: toPerson(uid) }, now)
  const detail = { castingId, roleId, after: candidate.status }
  writeAudit(transaction, db, { kind: 'applicationState', actor: caller.uid, subject: uid, at, detail })
  return 'done'
}
