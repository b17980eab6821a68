import { lazily } from '@ribalta/domain/lazily'
import { dayInSaoPaulo } from '@ribalta/domain/saoPauloTime'
import { formatDay } from './formatDay.ts'

const DAY_MS = 86_400_000
const weekday = lazily(() => new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', weekday: 'long' }))

/** What stands above a day: “Hoje”, “Ontem”, “Sexta-feira, 20/11/2026”. `day` is `YYYY-MM-DD`. */
export function formatDayHeading(day: string, now: Date): string {
  if (day === dayInSaoPaulo(now)) return 'Hoje'
  if (day === dayInSaoPaulo(new Date(now.getTime() - DAY_MS))) return 'Ontem'
  const name = weekday().format(new Date(`${day}T00:00:00Z`))
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${formatDay(day)}`
}
