import { testRequestSchema } from '@ribalta/domain/schemas/screenTests/testRequest'
import { isWaitingTest, testStatusAt, WAITING_TEST_STATUSES } from '@ribalta/domain/screenTests/testStatus'
import { type Backend, type DocumentReference, Timestamp } from '../../admin/backend.ts'
import { eachDue } from '../shared/eachDue.ts'
import { candidateOf, stepped, writeTest } from './onTest.ts'
import { feedTest, tellOfTest } from './tell.ts'

/**
 * Writes down of tests whose deadline has passed that they are over, which every reader reckons already: with it come the board's card, a
 * line of the feed and a notice to the artist. Answers how many. A repeat does nothing.
 */
export function expireTests({ db }: Pick<Backend, 'db'>, now: Date): Promise<number> {
  const due = db
    .collection('testRequests')
    .where('status', 'in', WAITING_TEST_STATUSES)
    .where('deadline', '<=', Timestamp.fromDate(now))
    .orderBy('deadline')
  return eachDue(due, (ref) => expireOne({ db }, ref, now), 'A test could not be expired')
}

function expireOne({ db }: Pick<Backend, 'db'>, ref: DocumentReference, now: Date): Promise<number> {
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref)
    if (!stored.exists) return 0
    const test = testRequestSchema.parse(stored.data())
    // Sent, ended or given more time meanwhile.
    if (!isWaitingTest(test.status) || testStatusAt(test, now) !== 'expired') return 0
    const { id } = ref
    const candidate = await candidateOf(transaction, db, test)
    const next = stepped(test, { status: 'expired', by: undefined, now, at: test.deadline })
    writeTest(transaction, { id, ref, candidate }, next)
    feedTest(transaction, db, 'testExpired', { id, test: next, now })
    const notice = { kind: 'testExpired', title: test.title, testRequestId: id } as const
    tellOfTest(transaction, db, notice, { id, test: next, now })
    return 1
  })
}
