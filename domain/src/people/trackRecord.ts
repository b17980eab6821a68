import { type CandidateStatus, isAnswered } from '../castings/candidateStatus.ts'
import { type Instant, instantToDate } from '../instant.ts'
import type { TrackRecord } from '../schemas/people/trackRecord.ts'
import { type TestStatus, testStatusAt } from '../screenTests/testStatus.ts'

/** What is looked at of a test that was asked of somebody. */
export interface PastTest {
  readonly status: TestStatus
  readonly deadline: Instant
  readonly history: readonly { readonly status: TestStatus; readonly at: Instant }[]
}

/** What is looked at of somebody on a casting's board. */
export interface PastCandidate {
  readonly status: CandidateStatus
  readonly followAt: object | null
  readonly history: readonly { readonly status: CandidateStatus }[]
}

/** What came of asking somebody, counted of all their tests and candidates; undefined where there is nothing to count. */
export function trackRecordOf(
  tests: readonly PastTest[],
  candidates: readonly PastCandidate[],
  now: Date,
): TrackRecord | undefined {
  const asked = tests.flatMap((test) => wasInTime(test, now) ?? [])
  const presented = candidates.filter(wasPresented)
  if (asked.length === 0 && presented.length === 0) return undefined
  return {
    testsAsked: asked.length,
    testsInTime: asked.filter(Boolean).length,
    presented: presented.length,
    chosen: presented.filter(({ status }) => status === 'selected').length,
  }
}

/**
 * Whether a test had its answer in time; undefined where it waits for its artist, and where it was cancelled before they answered. The first
 * answer decides: what was sent once is in time for good, because only what was begun before the deadline is taken, and another take
 * that was asked for afterwards takes nothing away. A refusal is as good an answer, unless the deadline was over: so is withdrawing from the casting.
 */
function wasInTime({ status, deadline, history }: PastTest, now: Date): boolean | undefined {
  if (history.some((step) => step.status === 'submitted')) return true
  switch (testStatusAt({ status, deadline }, now)) {
    case 'submitted':
    case 'approved':
    case 'declined':
      return true
    case 'expired':
      return false
    case 'refused':
      return !history.some((step) => step.status === 'refused' && isAfter(step.at, deadline))
    case 'sent':
    case 'opened':
    case 'accepted':
    case 'retake':
    case 'cancelled':
      return undefined
  }
}

function isAfter(at: Instant, deadline: Instant): boolean {
  return instantToDate(at) > instantToDate(deadline)
}

/** Whether clients saw somebody for a role that was decided, which they have read. Who withdrew decided it themselves. */
function wasPresented({ status, followAt, history }: PastCandidate): boolean {
  return (
    status !== 'withdrawn' &&
    isAnswered({ status, followAt }) &&
    [{ status }, ...history].some((step) => step.status === 'proposed' || step.status === 'selected')
  )
}
