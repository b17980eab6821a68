import { instantToDate } from '@ribalta/domain/instant'
import type { MoveOutcome } from '@ribalta/domain/castings/moves'
import type {
  TestChange,
  TestChangeResult,
  TestRequest,
} from '@ribalta/domain/schemas/screenTests/testRequest'
import { RETAKE_HOURS } from '@ribalta/domain/screenTests/screenTest'
import { isTestAnswer, type TestAnswer, type TestStatus } from '@ribalta/domain/screenTests/testStatus'
import { type Backend, Timestamp, type Transaction } from '../../admin/backend.ts'
import { writeAudit } from '../shared/audit.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { paths } from '../shared/paths.ts'
import { refusedState } from '../shared/refusals.ts'
import { moveTested, takeOffTests } from './onBoardOfTest.ts'
import { type OnTest, stepped, writeTest } from './onTest.ts'
import { askingNotice, tellOfTest } from './tell.ts'

type Database = Backend['db']

interface Step {
  readonly change: TestChange
  readonly caller: SignedInCaller
  readonly now: Date
}

/** What staff do with a test: an answer to what was sent, or an end to it before. */
export function takeStaffStep(
  transaction: Transaction,
  db: Database,
  found: OnTest,
  step: Step,
): Promise<TestChangeResult> {
  const { to } = step.change
  if (isTestAnswer(to)) return answer(transaction, db, found, { ...step, to })
  if (to === 'cancelled') return cancel(transaction, db, found, step)
  throw refusedState()
}

const NOTICES = {
  approved: 'testApproved',
  retake: 'testRetake',
  declined: 'testDeclined',
} as const satisfies Readonly<Record<TestAnswer, string>>

/** Answers a test and, where that is asked for, has the candidate go on along the board, which tells them of a no by itself. */
async function answer(
  transaction: Transaction,
  db: Database,
  found: OnTest,
  { to, change: { message, movesCandidate }, caller, now }: Step & { readonly to: TestAnswer },
): Promise<TestChangeResult> {
  const { id, test } = found
  const outcome: MoveOutcome | undefined =
    movesCandidate === true
      ? await moveTested(transaction, db, found, { to, message, caller, now })
      : undefined
  const next: TestRequest = {
    ...ended(test, { status: to, message, now }),
    deadline: to === 'retake' ? deadlineOfRetake(test, now) : test.deadline,
  }
  writeStep(transaction, db, found, next, caller)
  if (to !== 'declined' || outcome !== 'done') {
    const text = message === undefined || message === '' ? {} : { message }
    const notice = { kind: NOTICES[to], title: test.title, testRequestId: id, ...text }
    tellOfTest(transaction, db, notice, { id, test: next, now })
  }
  return { status: to, ...(outcome === undefined || outcome === 'done' ? {} : { hurdle: outcome }) }
}

/** Another take needs its time, whenever the first ones were watched. */
function deadlineOfRetake({ deadline }: TestRequest, now: Date): TestRequest['deadline'] {
  const least = now.getTime() + RETAKE_HOURS * 3_600_000
  return instantToDate(deadline).getTime() >= least ? deadline : Timestamp.fromMillis(least)
}

/**
 * Ends a test before its artist sent it. While they were not told and have not looked, it is as if it had not been asked for: nobody
 * is told, and in the casting they stand where they stood.
 */
async function cancel(
  transaction: Transaction,
  db: Database,
  found: OnTest,
  { caller, now }: Step,
): Promise<TestChangeResult> {
  const { id, test } = found
  const untold = await transaction.get(paths.outbox(db, askingNotice(id)))
  const isTakenBack = untold.exists && test.status === 'sent'
  if (isTakenBack) await takeOffTests(transaction, db, test, now)
  const next = ended(test, { status: 'cancelled', now })
  writeStep(transaction, db, found, next, caller)
  transaction.delete(untold.ref)
  if (!isTakenBack) {
    const notice = { kind: 'testCancelled', title: test.title, testRequestId: id } as const
    tellOfTest(transaction, db, notice, { id, test: next, now })
  }
  return { status: 'cancelled' }
}

/** A test that is no longer under way as it was, for which nobody waits for more time any more. */
function ended(
  { moreTime: _asked, ...test }: TestRequest,
  {
    status,
    message,
    now,
  }: { readonly status: TestStatus; readonly message?: string | undefined; readonly now: Date },
): TestRequest {
  return stepped(test, { status, by: undefined, message, now })
}

function writeStep(
  transaction: Transaction,
  db: Database,
  found: OnTest,
  next: TestRequest,
  { uid }: SignedInCaller,
): void {
  const { id, test } = found
  writeTest(transaction, found, next)
  writeAudit(transaction, db, {
    kind: 'testState',
    actor: uid,
    subject: test.artistId,
    at: next.updatedAt,
    detail: { testRequestId: id, before: test.status, after: next.status },
  })
}
