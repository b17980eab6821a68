import { lazily } from '@ribalta/domain/lazily'
import { instantToDate, type Instant } from '@ribalta/domain/instant'

const MINUTE = 60_000
const DAY = 1440 * MINUTE
const MONTH = 30 * DAY
/** With how long something must be ago to be told in it: in the second month days still say more. */
const UNITS = [
  ['month', MONTH, 2 * MONTH],
  ['day', DAY, DAY],
  ['hour', 60 * MINUTE, 60 * MINUTE],
  ['minute', MINUTE, MINUTE],
] as const

const words = lazily(() => new Intl.RelativeTimeFormat('pt-BR', { numeric: 'always' }))

/** How long ago something was, in its greatest unit: “há 7 meses”, “há 2 dias”, “há 3 horas”; “agora” within the first minute. */
export function formatSince(instant: Instant, now: Date): string {
  const elapsed = now.getTime() - instantToDate(instant).getTime()
  for (const [unit, length, from] of UNITS) {
    if (elapsed >= from) return words().format(-Math.floor(elapsed / length), unit)
  }
  return 'agora'
}
