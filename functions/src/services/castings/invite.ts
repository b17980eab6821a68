import { isAboutSelf } from '@ribalta/domain/account/separation'
import { mayPutIn } from '@ribalta/domain/castings/castingStatus'
import { mayBeInCasting, waitsForGuardian } from '@ribalta/domain/castings/mayApply'
import { isStaff } from '@ribalta/domain/account/grants'
import type { ActOutcome, ActResults } from '@ribalta/domain/schemas/actOutcome'
import {
  castingSchema,
  type Invited,
  type InviteToCastingInput,
} from '@ribalta/domain/schemas/castings/casting'
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
  readonly input: InviteToCastingInput
  readonly caller: SignedInCaller
  readonly now: Date
}

/**
 * Staff invite people to apply for a casting: they see it, whoever it is shown to, and are told. Whoever was invited or applied already
 * is there. Throws `permission-denied` for anybody but staff, `not-found` for a casting that takes nobody any more.
 */
export function inviteToCasting(
  { db }: Pick<Backend, 'db'>,
  input: InviteToCastingInput,
  caller: SignedInCaller,
  now: Date,
): Promise<ActResults> {
  return eachPerson(input.profileIds, (uid) =>
    db.runTransaction((transaction) => inviteOne(transaction, db, uid, { input, caller, now })),
  )
}

async function inviteOne(
  transaction: Transaction,
  db: Backend['db'],
  uid: string,
  { input: { castingId }, caller, now }: Work,
): Promise<ActOutcome> {
  const grants = await readGrants({ db }, caller, (ref) => transaction.get(ref))
  if (!isStaff({ grants })) throw new HttpsError('permission-denied', 'Só a equipe convida artistas.')
  const ref = paths.castingInvited(db, castingId, uid)
  const [castingDoc, profileDoc, invitedDoc, applicantDoc] = await transaction.getAll(
    paths.casting(db, castingId),
    paths.profile(db, uid),
    ref,
    paths.castingApplicant(db, castingId, uid),
  )
  const casting = castingSchema.safeParse(castingDoc?.data())
  if (!casting.success || !mayPutIn(casting.data.status)) {
    throw new HttpsError('not-found', 'Este casting não recebe mais ninguém.')
  }
  if (profileDoc?.exists !== true) return 'gone'
  if (invitedDoc?.exists === true || applicantDoc?.exists === true) return 'already'
  if (isAboutSelf(caller, uid)) return 'self'
  const profile = profileSchema.parse(profileDoc.data())
  if (!mayBeInCasting(profile.status)) return 'state'
  if (waitsForGuardian(profile, now)) return 'guardian'

  const at = Timestamp.fromDate(now)
  transaction.create(ref, { artistId: uid, at } satisfies Invited)
  const notice = { kind: 'invitedToCasting', casting: casting.data.title, castingId } as const
  queueNotice(transaction, db, { id: `invited_${castingId}_${uid}`, notice, receiver: toPerson(uid) }, now)
  writeAudit(transaction, db, {
    kind: 'castingInvitation',
    actor: caller.uid,
    subject: uid,
    at,
    detail: { castingId },
  })
  return 'done'
}
