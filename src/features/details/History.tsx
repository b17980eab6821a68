import { historyQuery } from '../../data/feed/queries.ts'
import { usePagedQuery } from '../../data/pagedQuery.ts'
import { formatDateTime } from '../../lib/formatDateTime.ts'
import { Link } from '../../ui/Link.tsx'
import { PagedItems } from '../../ui/PagedItems.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { DetailsPart } from './DetailsPart.tsx'
import { historyWords } from './historyWords.ts'
import { TeamTrail } from './TeamTrail.tsx'

/** What happened around somebody, the newest first; for directors also who of the team did what. */
export function History({ uid, showsTeam }: { uid: string; showsTeam: boolean }) {
  const list = usePagedQuery(historyQuery(uid))
  return (
    <DetailsPart title="Histórico">
      <PagedItems
        list={list}
        loading={<Skeleton className="h-16 w-full" />}
        failure="Não foi possível carregar o histórico"
        empty={<p className="text-muted">Nada aconteceu ainda.</p>}
      >
        {(items) => (
          <ol aria-label="Histórico" className="flex flex-col divide-y divide-line">
            {items.map((item) => (
              <li key={item.id} className="flex flex-wrap gap-x-4 py-2">
                <span className="min-w-0 grow">
                  {item.castingId === undefined ? (
                    historyWords(item)
                  ) : (
                    <Link to={`/casting/${item.castingId}`} className="text-link">
                      {historyWords(item)}
                    </Link>
                  )}
                </span>
                <span className="text-sm text-muted tabular-nums">{formatDateTime(item.at)}</span>
              </li>
            ))}
          </ol>
        )}
      </PagedItems>
      {showsTeam ? <TeamTrail uid={uid} /> : null}
    </DetailsPart>
  )
}
