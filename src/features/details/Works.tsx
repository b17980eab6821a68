import { WORK_KIND_LABELS } from '@ribalta/domain/people/work'
import { usePagedQuery } from '../../data/pagedQuery.ts'
import { worksQuery } from '../../data/works/queries.ts'
import { PagedItems } from '../../ui/PagedItems.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { DetailsPart } from './DetailsPart.tsx'

/** What somebody did, whether the public sees it or not. */
export function Works({ uid }: { uid: string }) {
  const list = usePagedQuery(worksQuery(uid))
  return (
    <DetailsPart title="Trabalhos">
      <PagedItems
        list={list}
        loading={<Skeleton className="h-16 w-full" />}
        failure="Não foi possível carregar os trabalhos"
        empty={<p className="text-muted">Nenhum trabalho no currículo.</p>}
      >
        {(works) => (
          <ul aria-label="Trabalhos" className="flex flex-col divide-y divide-line">
            {works.map(({ id, title, year, kind, role, production }) => (
              <li key={id} className="py-2">
                <p className="font-medium break-words">{title}</p>
                <p className="text-sm text-muted">
                  {[String(year), WORK_KIND_LABELS[kind], role, production]
                    .filter((part) => part !== undefined)
                    .join(' · ')}
                </p>
              </li>
            ))}
          </ul>
        )}
      </PagedItems>
    </DetailsPart>
  )
}
