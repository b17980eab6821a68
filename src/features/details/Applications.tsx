import { candidatesOfQuery } from '../../data/board/ofPerson.ts'
import { usePagedQuery } from '../../data/pagedQuery.ts'
import { castingPath } from '../../lib/deskPath.ts'
import { formatDate } from '../../lib/formats/formatDate.ts'
import { Link } from '../../ui/Link.tsx'
import { PagedItems } from '../../ui/PagedItems.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { CANDIDATE_WORDS } from './candidateWords.ts'
import { DetailsPart } from './DetailsPart.tsx'

/** What somebody is a candidate for, and where they stand there. */
export function Applications({ uid }: { uid: string }) {
  const list = usePagedQuery(candidatesOfQuery(uid))
  return (
    <DetailsPart title="Inscrições">
      <PagedItems
        list={list}
        loading={<Skeleton className="h-16 w-full" />}
        failure="Não foi possível carregar as inscrições"
        empty={<p className="text-muted">Nenhuma inscrição em castings.</p>}
      >
        {(candidates) => (
          <ul aria-label="Inscrições" className="flex flex-col divide-y divide-line">
            {candidates.map(({ castingId, roleId, castingTitle, roleTitle, status, createdAt }) => (
              <li key={`${castingId} ${roleId}`} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
                <Link to={castingPath(castingId)} className="min-w-0 grow text-link break-words">
                  {castingTitle}
                </Link>
                <span className="text-sm text-muted">
                  {roleTitle} · {formatDate(createdAt)}
                </span>
                <Tag>{CANDIDATE_WORDS[status]}</Tag>
              </li>
            ))}
          </ul>
        )}
      </PagedItems>
    </DetailsPart>
  )
}
