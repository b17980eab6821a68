import { applicationSchema } from '@ribalta/domain/schemas/castings/application'
import { WAITING_STATUSES } from '@ribalta/domain/castings/candidateStatus'
import {
  canChangeCastingStatus,
  type CastingStatus,
  mayLeaveCandidates,
} from '@ribalta/domain/castings/castingStatus'
import { isStaff } from '@ribalta/domain/account/grants'
import { instantToDate } from '@ribalta/domain/instant'
import { candidateSchema } from '@ribalta/domain/schemas/castings/candidate'
import { type Casting, castingSchema } from '@ribalta/domain/schemas/castings/casting'
import type { CastingChange } from '@ribalta/domain/schemas/castings/stateChange'
import { HttpsError } from 'firebase-functions/https'
import {
  type Backend,
  type DocumentReference,
  type DocumentSnapshot,
  Timestamp,
  type Transaction,
} from '../../admin/backend.ts'
import { writeAudit } from '../shared/audit.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { paths } from '../shared/paths.ts'
import { readGrants } from '../account/grants.ts'
import { refusedState } from '../shared/refusals.ts'
import { declinedAtClosing } from './candidateSteps.ts'
import { tellArtist } from './tellArtist.ts'

/** Candidates answered in one transaction, which writes three documents for each and no more than 500. */
const PORTION = 150

type Database = Pick<Backend, 'db'>

interface Step {
  readonly status: CastingStatus
  readonly isDone: boolean
}

/**
 * Takes a casting along an arrow, for staff, with a line in the audit log; one that is there already stays. Opening
 * needs a role and a deadline ahead, and says who validated the casting. Closing refuses while somebody waits for an
 * answer, or answers them all, in portions where they are many. Throws `permission-denied`, `not-found`,
 * `failed-precondition`.
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
  const { castingId, to, declineRest = false } = change
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
    const waiting = await transaction.get(
      ref.collection('board').where('status', 'in', WAITING_STATUSES).limit(PORTION),
    )
    if (!waiting.empty && !declineRest) {
      throw new HttpsError('failed-precondition', 'Há inscrições sem resposta. Responda a todas antes.', {
        field: 'declineRest',
      })
    }
    if (!waiting.empty) await declineAll(transaction, db, waiting.docs, { castingId, by: caller.uid, now })
    // As many again may be behind these.
    if (waiting.size === PORTION) return { status: casting.status, isDone: false }
  }
  const opening = to === 'open' ? await openingOf(transaction, db, { casting, ref, caller, now }) : {}
  transaction.update(ref, { status: to, updatedAt: at, ...opening })
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

interface Closing {
  readonly castingId: string
  readonly by: string
  readonly now: Date
}

async function declineAll(
  transaction: Transaction,
  db: Backend['db'],
  waiting: readonly DocumentSnapshot[],
  { castingId, by, now }: Closing,
): Promise<void> {
  const applications = await transaction.getAll(
    ...waiting.map(({ id }) => paths.application(db, castingId, id)),
  )
  for (const [index, snapshot] of waiting.entries()) {
    const candidate = declinedAtClosing(candidateSchema.parse(snapshot.data()), by, now)
    transaction.set(snapshot.ref, candidate)
    const application = applications[index]
    // Its artist's account is being deleted.
    if (application?.exists !== true) continue
    tellArtist(transaction, db, application.ref, {
      application: applicationSchema.parse(application.data()),
      status: candidate.status,
      now,
    })
  }
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
  const roles = await transaction.get(ref.collection('roles').limit(1))
  if (roles.empty) {
    throw new HttpsError('failed-precondition', 'Crie ao menos um personagem antes de abrir.')
  }
  if (instantToDate(casting.applyUntil) <= now) {
    throw new HttpsError('failed-precondition', 'O prazo de inscrição já passou. Mude a data antes de abrir.')
  }
  if (casting.openedAt !== undefined) return {}
  const profile = await transaction.get(paths.profile(db, caller.uid))
  return { openedAt: Timestamp.fromDate(now), validatedBy: String(profile.get('artisticName')) }
}
