import { dayInUtc } from '../instant.ts'
import { fromSaoPaulo, toSaoPaulo } from '../saoPauloTime.ts'
import { type Holiday, holidayOn } from './holidays.ts'
import type { TestKind } from './screenTest.ts'

/** What is fair to ask: at most so many pages to learn, at least so many hours of working days. Where nothing is said, anything is. */
const LIMITS: Readonly<Record<TestKind, { readonly hours?: number; readonly pages?: number }>> = {
  dramaturgia: { hours: 48, pages: 8 },
  publicidade: { hours: 24 },
  apresentacao: {},
}

/** A measure of our own for a text that was typed: thirty lines of sixty characters, as a typewriter wrote a page. */
const PAGE_CHARACTERS = 1800

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** What is proposed is still fair when the form is sent a while later. */
const SPARE_MS = HOUR_MS
const PROPOSED_TIME = '18:00'

/** A day that does not count: a holiday, or else of a weekend. */
export interface RestDay {
  /** `YYYY-MM-DD`. */
  readonly day: string
  readonly holiday: Holiday | undefined
}

/** That a deadline is nearer than is fair. */
export interface ShortTime {
  /** How many hours of working days there are until then. */
  readonly hours: number
  /** So many would be fair. */
  readonly least: number
  /** Which days between now and then do not count, even in part. */
  readonly resting: readonly RestDay[]
  /** The first deadline that would be fair. */
  readonly fair: Date
}

/** That there is more to learn than is fair. */
export interface LongSides {
  readonly pages: number
  readonly most: number
}

/** How many pages a text has that was typed, about. */
export function pagesOfText(text: string): number {
  return Math.ceil(text.trim().length / PAGE_CHARACTERS)
}

/** Whether so many pages are more than is fair for a kind of test; undefined where they are not. */
export function longSides(kind: TestKind, pages: number): LongSides | undefined {
  const { pages: most } = LIMITS[kind]
  return most !== undefined && pages > most ? { pages, most } : undefined
}

/** Whether a deadline is nearer than is fair for a kind of test; undefined where it is not, and where it has passed. */
export function shortTime(kind: TestKind, deadline: Date, now: Date): ShortTime | undefined {
  const { hours: least } = LIMITS[kind]
  if (least === undefined || deadline <= now) return undefined
  const { workingMs, resting } = countUntil(now, deadline, least * HOUR_MS)
  if (workingMs >= least * HOUR_MS) return undefined
  return { hours: workingMs / HOUR_MS, least, resting, fair: fairDeadline(kind, now) }
}

/** The first six in the evening of a working day that is fair for a kind of test as a deadline. */
export function fairDeadline(kind: TestKind, now: Date): Date {
  const leastMs = (LIMITS[kind].hours ?? 0) * HOUR_MS + SPARE_MS
  for (let time = Date.parse(dayInUtc(clockMs(now))); ; time += DAY_MS) {
    const day = dayInUtc(time)
    const deadline = fromSaoPaulo(`${day}T${PROPOSED_TIME}`)
    if (deadline === undefined || restOn(day) !== undefined) continue
    if (countUntil(now, deadline, leastMs).workingMs >= leastMs) return deadline
  }
}

/** What a clock in São Paulo shows, as if it were a moment: days are all alike there. To the minute, as deadlines are. */
function clockMs(date: Date): number {
  return Date.parse(`${toSaoPaulo(date)}:00Z`)
}

function restOn(day: string): RestDay | undefined {
  const weekday = new Date(day).getUTCDay()
  if (weekday === 0 || weekday === 6) return { day, holiday: undefined }
  const holiday = holidayOn(day)
  return holiday === undefined ? undefined : { day, holiday }
}

/** How much time of working days there is between two moments, and which days rest; no further than is enough. */
function countUntil(
  from: Date,
  until: Date,
  enoughMs: number,
): { readonly workingMs: number; readonly resting: readonly RestDay[] } {
  const end = clockMs(until)
  const resting: RestDay[] = []
  let workingMs = 0
  for (let time = clockMs(from); time < end && workingMs < enoughMs;) {
    const day = dayInUtc(time)
    const next = Date.parse(day) + DAY_MS
    const rest = restOn(day)
    if (rest === undefined) workingMs += Math.min(next, end) - time
    else resting.push(rest)
    time = next
  }
  return { workingMs, resting }
}
