import type { Instant } from '@ribalta/domain/instant'
import { TAKES_KEPT_DAYS } from '@ribalta/domain/screenTests/screenTest'
import { formatDate } from '../../lib/formats/formatDate.ts'

/** Why there is nothing to watch any more. */
export function TakesGone({ at }: { at: Instant }) {
  return (
    <p className="text-muted">
      Os vídeos foram apagados em <span>{formatDate(at)}</span>: ficam guardados por{' '}
      <span>{String(TAKES_KEPT_DAYS)}</span> dias.
    </p>
  )
}
