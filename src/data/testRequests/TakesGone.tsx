import type { Instant } from '@ribalta/domain/instant'
import { TAKES_KEPT_DAYS } from '@ribalta/domain/screenTests/screenTest'
import { formatDate } from '../../lib/formats/formatDate.ts'

/** Why there is nothing to watch any more. */
export function TakesGone({ at }: { at: Instant }) {
  return (
    <p className="text-muted">
      Os vídeos foram apagados em {formatDate(at)}: ficam guardados por {String(TAKES_KEPT_DAYS)} dias.
    </p>
  )
}
