import { instantToDate } from '../instant.ts'
import type { Application } from '../schemas/castings/application.ts'
import { ANSWERS } from './applicationStatus.ts'

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60
const YEAR_MS = 365 * DAY_MINUTES * MINUTE_MS

/** Before that many answers nothing is said of them: a few say little, and might be read as one person's. */
const ENOUGH = 20

/** How the agency answers, as anybody may read it: `stats/answers`. */
export interface AnswerRate {
  /** Of a hundred applications how many have an answer; never more than is true. */
  readonly percent: number
  /** How many days an answer took on average, whole ones; missing where too few were timed. */
  readonly days?: number
}

/** What is counted of the applications since {@link answersSince}. */
export interface AnswerNumbers {
  readonly waiting: number
  readonly answered: number
  /** Of the answered ones those whose time is known: answers from before it was written have none. */
  readonly timed: number
  /** What these took on average; null where there are none. */
  readonly averageMinutes: number | null
}

/** Applications from before this moment count no more. */
export function answersSince(now: Date): Date {
  return new Date(now.getTime() - YEAR_MS)
}

/** What is published of the numbers; undefined as long as there are too few answers. */
export function answerRateOf({
  waiting,
  answered,
  timed,
  averageMinutes,
}: AnswerNumbers): AnswerRate | undefined {
  if (answered < ENOUGH) return undefined
  const percent = Math.floor((100 * answered) / (answered + waiting))
  if (timed < ENOUGH || averageMinutes === null) return { percent }
  return { percent, days: Math.round(averageMinutes / DAY_MINUTES) }
}

/** An application as it was changed last, with how long its artist waited for that where it was the answer, and without where not. */
export function withAnswerTime({ minutesToAnswer: _before, ...application }: Application): Application {
  const { status, createdAt, updatedAt } = application
  if (!ANSWERS.some((answer) => answer === status)) return application
  const waitedMs = instantToDate(updatedAt).getTime() - instantToDate(createdAt).getTime()
  return { ...application, minutesToAnswer: Math.max(0, Math.floor(waitedMs / MINUTE_MS)) }
}
