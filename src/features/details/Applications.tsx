import { candidatesOfQuery } from '../../data/board/ofPerson.ts'
import { usePagedQuery } from '../../data/pagedQuery.ts'
import { castingPath } from '../../lib/deskPath.ts'
import { formatDate } from '../../lib/formats/formatDate.ts'
import { PagedItems } from '../../ui/PagedItems.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CANDIDATE_WORDS } from './candidateWords.ts'
import { DetailsPart } from './DetailsPart.tsx'
import { LinkedRow } from './LinkedRow.tsx'

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
              <LinkedRow
                key={`${castingId} ${roleId}`}
                to={castingPath(castingId)}
                title={castingTitle}
                facts={`${roleTitle} · ${formatDate(createdAt)}`}
                standing={CANDIDATE_WORDS[status]}
              />
            ))}
          </ul>
        )}
      </PagedItems>
    </DetailsPart>
  )
}
