import { candidatesOfQuery } from '../../data/board/ofPerson.ts'
import { historyQuery } from '../../data/feed/history.ts'
import { usePagedQuery } from '../../data/pagedQuery.ts'
import { castingPath } from '../../lib/deskPath.ts'
import { formatDateTime } from '../../lib/formats/formatDateTime.ts'
import { Link } from '../../ui/Link.tsx'
import { PagedItems } from '../../ui/PagedItems.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { DetailsPart } from './DetailsPart.tsx'
import { historyLines } from './historyLines.ts'
import { TeamTrail } from './TeamTrail.tsx'

export interface HistoryProps {
  uid: string
  showsTeam: boolean
}

/** What happened around somebody, the newest first; for directors also who of the team did what. */
export function History({ uid, showsTeam }: HistoryProps) {
  const feed = usePagedQuery(historyQuery(uid))
  const candidates = usePagedQuery(candidatesOfQuery(uid))
  return (
    <DetailsPart title="Histórico">
      <PagedItems
        list={historyLines(feed, candidates)}
        loading={<Skeleton className="h-16 w-full" />}
        failure="Não foi possível carregar o histórico"
        empty={<p className="text-muted">Nada aconteceu ainda.</p>}
      >
        {(lines) => (
          <ol aria-label="Histórico" className="flex flex-col divide-y divide-line">
            {lines.map(({ key, words, casting, at }) => (
              <li key={key} className="flex flex-wrap gap-x-4 py-2">
                <span className="min-w-0 grow break-words">
                  <span>{words}</span>
                  {casting === undefined ? null : (
                    <>
                      <span> </span>
                      <Link to={castingPath(casting.castingId)} className="text-link">
                        {casting.castingTitle}
                      </Link>
                      <span>{` (${casting.roleTitle})`}</span>
                    </>
                  )}
                </span>
                <span className="text-sm text-muted tabular-nums">{formatDateTime(at)}</span>
              </li>
            ))}
          </ol>
        )}
      </PagedItems>
      {showsTeam ? <TeamTrail uid={uid} /> : null}
    </DetailsPart>
  )
}
