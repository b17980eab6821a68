import { withAnswerTime } from '@ribalta/domain/castings/answerRate'
import { standingAfter } from '@ribalta/domain/castings/candidateStatus'
import type { Instant } from '@ribalta/domain/instant'
import type { Candidate } from '@ribalta/domain/schemas/castings/candidate'
import { Timestamp } from '../../admin/backend.ts'
import { afterUndo, moved } from './candidateSteps.ts'
import { type Both, toldAtOnce } from './toldAtOnce.ts'

interface Asking {
  readonly testId: string
  /** The place in the column for whoever does not stand in it yet. */
  readonly order: string
  readonly by: string
  readonly now: Date
}

/**
 * A candidate of whom a test is asked: in the column of tests at once, and their artist reads so at once, since the test is there to be
 * answered. Why they were taken up again, where that was still to be told, is told with it.
 */
export function intoTests(before: Both, { testId, order, by, now }: Asking): Both {
  const { candidate, application } = before
  const asked: Candidate = {
    ...(candidate.status === 'testing'
      ? candidate
      : moved(candidate, application, {
          to: 'testing',
          order,
          by,
          message: undefined,
          courtAuthorisation: undefined,
          now,
        })),
    test: { id: testId, status: 'sent' },
    movedBy: by,
    followAt: null,
    updatedAt: Timestamp.fromDate(now),
  }
  return { candidate: asked, application: toldAtOnce({ candidate: asked, application }, 'testing', now) }
}

/**
 * The same once the test was taken back before anybody was told of it: where they stood before, on the board unless somebody moved them
 * on meanwhile, and as their artist reads it.
 */
export function outOfTests({ candidate, application }: Both, askedAt: Instant, now: Date): Both {
  const at = Timestamp.fromDate(now)
  const earlier = stepBefore(application.history, askedAt)
  const restored =
    earlier === undefined
      ? application
      : withAnswerTime({
          ...application,
          status: earlier.status,
          history: application.history.slice(0, -1),
          updatedAt: at,
        })
  const stood = stepBefore(candidate.history, askedAt)
  const back =
    stood === undefined
      ? candidate
      : { ...candidate, status: stood.status, history: candidate.history.slice(0, -1) }
  const isTold = standingAfter(restored.status, back.status) === undefined
  return {
    candidate: { ...back, followAt: isTold ? null : (back.followAt ?? afterUndo(now)), updatedAt: at },
    application: restored,
  }
}

/** What came before the test was asked for, where nothing has come since. */
function stepBefore<Step extends { readonly status: string; readonly at: Instant }>(
  history: readonly Step[],
  askedAt: Instant,
): Step | undefined {
  const last = history.at(-1)
  const isAsking =
    last?.status === 'testing' &&
    last.at.seconds === askedAt.seconds &&
    last.at.nanoseconds === askedAt.nanoseconds
  return isAsking ? history.at(-2) : undefined
}
