import { APPLICATION_STATUS_LABELS } from '@ribalta/domain/castings/applicationStatus'
import { applicationsOfQuery } from '../../data/applications/queries.ts'
import { usePagedQuery } from '../../data/pagedQuery.ts'
import { formatDate } from '../../lib/formats/formatDate.ts'
import { Link } from '../../ui/Link.tsx'
import { PagedItems } from '../../ui/PagedItems.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { DetailsPart } from './DetailsPart.tsx'

/** What somebody applied for, and where each stands. */
export function Applications({ uid }: { uid: string }) {
  const list = usePagedQuery(applicationsOfQuery(uid))
  return (
    <DetailsPart title="Inscrições">
      <PagedItems
        list={list}
        loading={<Skeleton className="h-16 w-full" />}
        failure="Não foi possível carregar as inscrições"
        empty={<p className="text-muted">Nenhuma inscrição em castings.</p>}
      >
        {(applications) => (
          <ul aria-label="Inscrições" className="flex flex-col divide-y divide-line">
            {applications.map(({ castingId, roleId, castingTitle, roleTitle, status, createdAt }) => (
              <li key={`${castingId} ${roleId}`} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
                <Link to={`/casting/${castingId}`} className="min-w-0 grow text-link break-words">
                  {castingTitle}
                </Link>
                <span className="text-sm text-muted">
                  {roleTitle} · {formatDate(createdAt)}
                </span>
                <Tag>{APPLICATION_STATUS_LABELS[status]}</Tag>
              </li>
            ))}
          </ul>
        )}
      </PagedItems>
    </DetailsPart>
  )
}
