import type { CastingRole } from '@ribalta/domain/schemas/castings/casting'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { applicationsQuery } from '../../data/applications/queries.ts'
import { usePagedQuery } from '../../data/pagedQuery.ts'
import { PagedItems } from '../../ui/PagedItems.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ApplicationRow } from './ApplicationRow.tsx'

export interface ApplicationsSectionProps {
  castingId: string
  roles: readonly { readonly id: string; readonly role: CastingRole }[]
}

/** Who applied, role by role. */
export function ApplicationsSection({ castingId, roles }: ApplicationsSectionProps) {
  return (
    <section aria-labelledby="inscricoes" className="border-t border-line pt-8 pb-12">
      <h2 id="inscricoes" className="mb-6 text-2xl">
        Inscrições
      </h2>
      <div className="flex flex-col gap-10">
        {roles.map(({ id, role }) => (
          <OfRole key={id} castingId={castingId} roleId={id} title={role.title} />
        ))}
      </div>
    </section>
  )
}

function OfRole({ castingId, roleId, title }: { castingId: string; roleId: string; title: string }) {
  const headingId = useId()
  const client = useQueryClient()
  const query = applicationsQuery(castingId, roleId)
  const list = usePagedQuery(query)
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3">
      <h3 id={headingId} className="text-lg font-medium break-words">
        {title}
      </h3>
      <div>
        <PagedItems
          list={list}
          loading={<Skeleton className="h-28 w-full" />}
          failure="Não foi possível carregar as inscrições"
          empty={<p className="text-muted">Ninguém se inscreveu ainda. Copie o link da página e divulgue.</p>}
        >
          {(applications) => (
            <ul className="flex flex-col border-t border-line">
              {applications.map((application) => (
                <li key={application.artistId} className="border-b border-line py-4">
                  <ApplicationRow
                    application={application}
                    onChanged={() => client.invalidateQueries({ queryKey: query.queryKey })}
                  />
                </li>
              ))}
            </ul>
          )}
        </PagedItems>
      </div>
    </section>
  )
}
