import { lazily } from '@ribalta/domain/lazily'
import { instantToDate, type Instant } from '@ribalta/domain/instant'

const date = lazily(
  () =>
    new Intl.DateTimeFormat('pt-BR', {
      timeZone: 'America/Sao_Paulo',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    }),
)

/** The day of an instant in São Paulo, dd/mm/aaaa. */
export function formatDate(instant: Instant): string {
  return date().format(instantToDate(instant))
}
