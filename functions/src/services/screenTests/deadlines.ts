import { type Instant, instantToDate } from '@ribalta/domain/instant'
import { MAX_DEADLINE_DAYS, MIN_DEADLINE_MINUTES } from '@ribalta/domain/screenTests/screenTest'
import { Timestamp } from '../../admin/backend.ts'
import { invalid } from '../shared/refusals.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** A deadline as it is stored. Throws `invalid-argument` for one that is too near or too far. */
export function checkedDeadline(deadline: Instant, now: Date): Timestamp {
  const at = instantToDate(deadline).getTime()
  if (at < now.getTime() + MIN_DEADLINE_MINUTES * MINUTE_MS) {
    throw invalid('Prazo: ao menos uma hora a partir de agora.', { field: 'deadline' })
  }
  if (at > now.getTime() + MAX_DEADLINE_DAYS * DAY_MS) {
    throw invalid(`Prazo: no máximo ${String(MAX_DEADLINE_DAYS)} dias.`, { field: 'deadline' })
  }
  return Timestamp.fromMillis(at)
}
