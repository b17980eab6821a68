import { type Instant, instantToDate } from '@ribalta/domain/instant'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** The deadline that is proposed to whoever needs more time: a day after the one they have, or after now where that has passed. */
export function proposedDeadline(deadline: Instant, now: Date): Date {
  const from = Math.max(instantToDate(deadline).getTime(), now.getTime())
  return new Date(Math.ceil((from + DAY_MS) / MINUTE_MS) * MINUTE_MS)
}
