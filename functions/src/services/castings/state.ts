import {
  canChangeCastingStatus,
  type CastingStatus,
  mayLeaveCandidates,
} from '@ribalta/domain/castings/castingStatus'
import { isStaff } from '@ribalta/domain/account/grants'
import { type Casting, castingRoleSchema, castingSchema } from '@ribalta/domain/schemas/castings/casting'
import type { CastingChange } from '@ribalta/domain/schemas/castings/stateChange'
import { HttpsError } from 'firebase-functions/https'
import { type Backend, type DocumentReference, Timestamp, type Transaction } from '../../admin/backend.ts'
import { writeAudit } from '../shared/audit.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { paths } from '../shared/paths.ts'
import { readGrants } from '../account/grants.ts'
import { refusedState } from '../shared/refusals.ts'
import { answerWaiting } from './closing.ts'
import { isApplyingOver, requireComplete } from './complete.ts'

type Database = Pick<Backend, 'db'>

interface Step {
  readonly status: CastingStatus
  readonly isDone: boolean
}

/**
 * Takes a casting along an arrow, for staff, with a line in the audit log; one that is there already stays. Opening
 * needs all that `missingOf` asks for and a deadline ahead, and says who validated the casting. Closing refuses while an answer is held back and
 * while somebody waits whose column is given no answer; it answers all who wait, in portions where they are many.
 * Throws `permission-denied`, `not-found`, `failed-precondition`.
 */
export async function changeCastingState(
  { db }: Database,
  change: CastingChange,
  caller: SignedInCaller,
  now: Date,
): Promise<CastingStatus> {
  for (;;) {
    const { status, isDone } = await db.runTransaction((transaction) =>
      takeStep(transaction, db, { change, caller, now }),
    )
    if (isDone) return status
  }
}

interface Attempt {
  readonly change: CastingChange
  readonly caller: SignedInCaller
  readonly now: Date
}

async function takeStep(
  transaction: Transaction,
  db: Backend['db'],
  { change, caller, now }: Attempt,
): Promise<Step> {
  const { castingId, to, answers = [] } = change
  const grants = await readGrants({ db }, caller, (ref) => transaction.get(ref))
  if (!isStaff({ grants })) throw new HttpsError('permission-denied', 'Só a equipe pode mudar castings.')
  const ref = paths.casting(db, castingId)
  const snapshot = await transaction.get(ref)
  if (!snapshot.exists) throw new HttpsError('not-found', 'Casting não encontrado.')
  const casting = castingSchema.parse(snapshot.data())
  if (casting.status === to) return { status: to, isDone: true }
  if (!canChangeCastingStatus(casting.status, to)) throw refusedState()
  const at = Timestamp.fromDate(now)
  if (!mayLeaveCandidates(to)) {
    const isAll = await answerWaiting(transaction, db, { castingId, answers, by: caller.uid, now })
    if (!isAll) return { status: casting.status, isDone: false }
  }
  const opening = to === 'open' ? await openingOf(transaction, db, { casting, ref, caller, now }) : {}
  const closing = to === 'closed' ? { closedAt: at } : {}
  transaction.update(ref, { status: to, updatedAt: at, ...opening, ...closing })
  if (opening.validatedBy !== undefined) {
    transaction.set(paths.castingInternal(db, castingId), { validatedBy: caller.uid }, { merge: true })
  }
  writeAudit(transaction, db, {
    kind: 'castingState',
    actor: caller.uid,
    at,
    detail: { castingId, before: casting.status, after: to },
  })
  return { status: to, isDone: true }
}

interface Opening {
  readonly casting: Casting
  readonly ref: DocumentReference
  readonly caller: SignedInCaller
  readonly now: Date
}

async function openingOf(
  transaction: Transaction,
  db: Backend['db'],
  { casting, ref, caller, now }: Opening,
): Promise<Pick<Casting, 'openedAt' | 'validatedBy'>> {
  const { docs } = await transaction.get(ref.collection('roles').orderBy('order'))
  const roles = docs.map((stored) => ({ id: stored.id, role: castingRoleSchema.parse(stored.data()) }))
  requireComplete({ casting, roles })
  if (isApplyingOver(casting, now)) {
    throw new HttpsError('failed-precondition', 'O prazo de inscrição já passou. Mude a data antes de abrir.')
  }
  if (casting.openedAt !== undefined) return {}
  const profile = await transaction.get(paths.profile(db, caller.uid))
  return { openedAt: Timestamp.fromDate(now), validatedBy: String(profile.get('artisticName')) }
}
