import type { RosterFilter } from '@ribalta/domain/roster/filter'
import { useQueries } from '@tanstack/react-query'
import { rosterCountQuery } from '../../data/roster/queries.ts'
import { formatCount } from '../../lib/formats/formatCount.ts'
import type { FilterPart } from '../../lib/roster/rosterWords.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** As many filters are tried; whoever asks for more sees these first. */
const MAX_TRIED = 12

export interface NobodyFoundProps {
  parts: readonly FilterPart[]
  onChange: (filter: RosterFilter) => void
}

/** The way out where nobody fits: which one filter to drop, and how many would come. */
export function NobodyFound({ parts, onChange }: NobodyFoundProps) {
  const tried = parts.slice(0, MAX_TRIED)
  const counts = useQueries({ queries: tried.map(({ rest }) => rosterCountQuery(rest)) })
  const ways = tried
    .map((part, index) => ({ ...part, count: counts[index]?.data ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
  const isCounting = counts.some(({ isPending }) => isPending)
  return (
    <EmptyState
      title="Ninguém atende a tudo isso"
      action={
        ways.length === 0 ? (
          <Button
            variant="secondary"
            onClick={() => {
              onChange({})
            }}
          >
            Limpar filtros
          </Button>
        ) : (
          <ul aria-label="Tirar um filtro" className="flex flex-wrap gap-2">
            {ways.map(({ id, label, rest, count }) => (
              <li key={id}>
                <Button
                  variant="secondary"
                  size="small"
                  onClick={() => {
                    onChange(rest)
                  }}
                >
                  {`Sem “${label}”: ${formatCount(count)}`}
                </Button>
              </li>
            ))}
          </ul>
        )
      }
    >
      <p>
        {isCounting
          ? 'Contando quem apareceria sem cada filtro…'
          : ways.length === 0
            ? 'Nenhum filtro sozinho resolve. Comece de novo por menos.'
            : 'Tire um filtro e veja quantos aparecem.'}
      </p>
    </EmptyState>
  )
}
