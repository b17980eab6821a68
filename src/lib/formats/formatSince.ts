import { instantToDate, type Instant } from '@ribalta/domain/instant'

const MINUTE = 60_000
const UNITS = [
  ['day', 1440 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const

const words = new Intl.RelativeTimeFormat('pt-BR', { numeric: 'always' })

/** How long ago something was, in its greatest unit: “há 2 dias”, “há 3 horas”; “agora” within the first minute. */
export function formatSince(instant: Instant, now: Date): string {
  const elapsed = now.getTime() - instantToDate(instant).getTime()
  for (const [unit, length] of UNITS) {
    if (elapsed >= length) return words.format(-Math.floor(elapsed / length), unit)
  }
  return 'agora'
}
