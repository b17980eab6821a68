import { instantToDate, type Instant } from '@ribalta/domain/instant'
import { dayInSaoPaulo, toSaoPaulo } from '@ribalta/domain/saoPauloTime'
import { formatDay } from './formatDay.ts'

const DAY_MS = 86_400_000
/** Further away a date says more than a number of days. */
const COUNTED_DAYS = 30

/** How many days of the calendar in São Paulo are between two moments. */
export function daysUntil(instant: Instant, now: Date): number {
  const day = (date: Date): number => Date.parse(dayInSaoPaulo(date))
  return (day(instantToDate(instant)) - day(now)) / DAY_MS
}

/** When something closes, as people in São Paulo say it: “encerra hoje às 18:00”, “encerra amanhã”, “encerra em 3 dias”. */
export function formatDeadline(instant: Instant, now: Date): string {
  const end = instantToDate(instant)
  const time = toSaoPaulo(end).slice(11)
  const days = daysUntil(instant, now)
  if (end <= now)
    return days === 0 ? `encerrou hoje às ${time}` : `encerrou em ${formatDay(dayInSaoPaulo(end))}`
  if (days === 0) return `encerra hoje às ${time}`
  if (days === 1) return 'encerra amanhã'
  if (days <= COUNTED_DAYS) return `encerra em ${String(days)} dias`
  return `encerra em ${formatDay(dayInSaoPaulo(end))}`
}
