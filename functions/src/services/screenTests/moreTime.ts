import { instantToDate } from '@ribalta/domain/instant'
import type {
  AskMoreTimeInput,
  GiveMoreTimeInput,
  TestRequest,
} from '@ribalta/domain/schemas/screenTests/testRequest'
import { isWaitingTest } from '@ribalta/domain/screenTests/testStatus'
import { HttpsError } from 'firebase-functions/https'
import { type Backend, Timestamp } from '../../admin/backend.ts'
import { writeAudit } from '../shared/audit.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { invalid, refusedState } from '../shared/refusals.ts'
import { checkedDeadline } from './deadlines.ts'
import { onTest, stepped, testNotFound, writeTest } from './onTest.ts'
import { feedTest, tellOfTest } from './tell.ts'

/**
 * An artist asks for more time for their test, also after its deadline, with a line of the feed; once until it is given, the same again
 * is harmless. Throws `not-found` for anybody else, `failed-precondition` for a test that waits for nothing and for a second asking.
 */
export function askMoreTime(
  { db }: Pick<Backend, 'db'>,
  { testRequestId, reason }: AskMoreTimeInput,
  caller: SignedInCaller,
  now: Date,
): Promise<void> {
  return onTest({ db }, testRequestId, caller, (transaction, found) => {
    const { test, as, id } = found
    if (as !== 'artist') throw testNotFound()
    if (test.moreTime?.reason === reason) return
    if (test.moreTime !== undefined) {
      throw new HttpsError('failed-precondition', 'Você já pediu mais prazo. A agência vai responder.')
    }
    if (!mayGoOn(test)) throw refusedState()
    const at = Timestamp.fromDate(now)
    const next: TestRequest = { ...test, moreTime: { at, reason }, updatedAt: at }
    writeTest(transaction, found, next)
    feedTest(transaction, db, 'testMoreTime', { id, test: next, now })
  })
}

/**
 * Staff set a later deadline of a test, never of their own; one that had expired waits for its artist again, who is told. The same again
 * is harmless. Throws `not-found`, `permission-denied`, `failed-precondition` for a test that waits for nothing, `invalid-argument` for a deadline
 * that is none.
 */
export function giveMoreTime(
  { db }: Pick<Backend, 'db'>,
  { testRequestId, deadline }: GiveMoreTimeInput,
  caller: SignedInCaller,
  now: Date,
): Promise<void> {
  return onTest({ db }, testRequestId, caller, (transaction, found) => {
    const { id, as } = found
    const { moreTime: _asked, ...test } = found.test
    if (as !== 'staff')
      throw new HttpsError('permission-denied', 'Outra pessoa da equipe decide sobre o seu teste.')
    if (!mayGoOn(test)) throw refusedState()
    const before = instantToDate(test.deadline).getTime()
    const after = instantToDate(deadline).getTime()
    if (before === after && isWaitingTest(test.status)) return
    const later = checkedDeadline(deadline, now)
    if (after <= before)
      throw invalid('Escolha um prazo depois do que já está marcado.', { field: 'deadline' })
    const extended: TestRequest = { ...test, deadline: later, updatedAt: Timestamp.fromDate(now) }
    const next =
      test.status === 'expired' ? stepped(extended, { status: 'sent', by: undefined, now }) : extended
    writeTest(transaction, found, next)
    const notice = { kind: 'testExtended', title: test.title, testRequestId: id, deadline: later } as const
    tellOfTest(transaction, db, notice, { id, test: next, now })
    writeAudit(transaction, db, {
      kind: 'testState',
      actor: caller.uid,
      subject: test.artistId,
      at: next.updatedAt,
      detail: { testRequestId: id, before: test.status, after: next.status, deadline: deadline.seconds },
    })
  })
}

/** Whether a test would wait for its artist with a later deadline. */
function mayGoOn({ status }: TestRequest): boolean {
  return isWaitingTest(status) || status === 'expired'
}
