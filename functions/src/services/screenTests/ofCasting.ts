import type { Candidate } from '@ribalta/domain/schemas/castings/candidate'
import { type TestRequest, testRequestSchema } from '@ribalta/domain/schemas/screenTests/testRequest'
import { canChangeTest, isWaitingTest, type TestStatus } from '@ribalta/domain/screenTests/testStatus'
import type { Firestore, Transaction } from '../../admin/backend.ts'
import { paths } from '../shared/paths.ts'
import { stepped } from './onTest.ts'
import { askingNotice } from './tell.ts'

/** The tests that were asked of candidates last, by id, as part of a transaction's reads. */
export async function readTestsOf(
  transaction: Transaction,
  db: Firestore,
  candidates: readonly Candidate[],
): Promise<ReadonlyMap<string, TestRequest>> {
  const ids = candidates.flatMap(({ test }) => test?.id ?? [])
  if (ids.length === 0) return new Map()
  const stored = await transaction.getAll(...ids.map((id) => paths.testRequest(db, id)))
  return new Map(
    stored
      .filter(({ exists }) => exists)
      .map((snapshot) => [snapshot.id, testRequestSchema.parse(snapshot.data())]),
  )
}

/** What ends a test beside itself. */
interface End {
  readonly message?: string | undefined
  readonly now: Date
}

/**
 * Ends the test of a candidate whose artist withdrew from the casting, or who has an answer on the board: what waits is refused by the one
 * and cancelled by the other, and what was sent has the answer. Their notices are the casting's own. Answers the candidate as it is then.
 */
export function endTestOf(
  transaction: Transaction,
  db: Firestore,
  candidate: Candidate,
  tests: ReadonlyMap<string, TestRequest>,
  { message, now }: End,
): Candidate {
  const id = candidate.test?.id ?? ''
  const test = tests.get(id)
  if (test === undefined) return candidate
  const status = endOf(test.status, candidate.status)
  if (!canChangeTest(test.status, status)) return candidate
  const { moreTime: _asked, ...rest } = test
  const by = status === 'refused' ? test.artistId : undefined
  transaction.set(paths.testRequest(db, id), stepped(rest, { status, by, message, now }))
  transaction.delete(paths.outbox(db, askingNotice(id)))
  return { ...candidate, test: { id, status } }
}

function endOf(test: TestStatus, candidate: Candidate['status']): TestStatus {
  if (candidate === 'withdrawn') return 'refused'
  if (isWaitingTest(test)) return 'cancelled'
  return candidate === 'selected' ? 'approved' : 'declined'
}
