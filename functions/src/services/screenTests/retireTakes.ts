import { mayLeaveCandidates } from '@ribalta/domain/castings/castingStatus'
import { instantToDate } from '@ribalta/domain/instant'
import { castingSchema } from '@ribalta/domain/schemas/castings/casting'
import { type TestRequest, testRequestSchema } from '@ribalta/domain/schemas/screenTests/testRequest'
import { isWaitingTest, testStatusAt } from '@ribalta/domain/screenTests/testStatus'
import {
  type Backend,
  type DocumentReference,
  FieldValue,
  Timestamp,
  type Transaction,
} from '../../admin/backend.ts'
import { eachDue } from '../shared/eachDue.ts'
import { paths } from '../shared/paths.ts'
import { dropTakes } from './dropTakes.ts'
import { keptUntil } from './onTest.ts'

/**
 * Takes away the takes of tests whose time is over, with what was said of them: so long after their casting ended, or after the last answer
 * where there is none. Answers of how many tests. What has more time is looked at again when that is over. Can be repeated.
 */
export function retireTakes(backend: Pick<Backend, 'db' | 'bucket'>, now: Date): Promise<number> {
  const due = backend.db
    .collection('testRequests')
    .where('takesUntil', '<=', Timestamp.fromDate(now))
    .orderBy('takesUntil')
  return eachDue(due, (ref) => retireOne(backend, ref, now), 'The takes of a test could not be taken away')
}

async function retireOne(
  { db, bucket }: Pick<Backend, 'db' | 'bucket'>,
  ref: DocumentReference,
  now: Date,
): Promise<number> {
  const test = await db.runTransaction((transaction) => look(transaction, db, ref, now))
  if (test === undefined) return 0
  await dropTakes({ db, bucket }, { artistId: test.artistId, testRequestId: ref.id })
  // What stopped before this is due again.
  await ref.update({ takesUntil: FieldValue.delete() })
  return 1
}

/**
 * The test whose takes are to go now, of which it is written that they are gone, so that nobody says anything more of them; nothing for one
 * that has more time, which is written down.
 */
async function look(
  transaction: Transaction,
  db: Backend['db'],
  ref: DocumentReference,
  now: Date,
): Promise<TestRequest | undefined> {
  const stored = await transaction.get(ref)
  if (!stored.exists) return undefined
  const test = testRequestSchema.parse(stored.data())
  if (test.takesUntil === undefined || instantToDate(test.takesUntil) > now) return undefined
  const until = await untilOf(transaction, db, test, now)
  const isOver = until === undefined || until.toDate() <= now
  transaction.update(ref, isOver ? { takesGoneAt: Timestamp.fromDate(now) } : { takesUntil: until })
  return isOver ? test : undefined
}

/** Until when takes are kept beyond their answer; undefined where that alone counts. */
async function untilOf(
  transaction: Transaction,
  db: Backend['db'],
  test: TestRequest,
  now: Date,
): Promise<Timestamp | undefined> {
  // Other takes may be on their way.
  if (isWaitingTest(testStatusAt(test, now))) return keptUntil(now)
  if (test.castingId === undefined) return undefined
  const stored = await transaction.get(paths.casting(db, test.castingId))
  if (!stored.exists) return undefined
  const casting = castingSchema.parse(stored.data())
  // It has not ended before now, so that this is never too late.
  if (mayLeaveCandidates(casting.status)) return keptUntil(now)
  return keptUntil(instantToDate(casting.closedAt ?? casting.updatedAt))
}
