import { lazily } from '@ribalta/domain/lazily'
import { instantToDate, type Instant } from '@ribalta/domain/instant'
import { formatDate } from './formatDate.ts'

const time = lazily(
  () =>
    new Intl.DateTimeFormat('pt-BR', {
      timeZone: 'America/Sao_Paulo',
      hour: '2-digit',
      minute: '2-digit',
    }),
)

/** The time of an instant in São Paulo, “09:30”. */
export function formatTime(instant: Instant): string {
  return time().format(instantToDate(instant))
}

/** Day and time of an instant in São Paulo, “22/11/2026 às 09:30”. */
export function formatDateTime(instant: Instant): string {
  return `${formatDate(instant)} às ${formatTime(instant)}`
}
