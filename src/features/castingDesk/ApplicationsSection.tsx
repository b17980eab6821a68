import type { Application } from '@ribalta/domain/schemas/application'
import type { CastingRole } from '@ribalta/domain/schemas/casting'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { readApplicationsPage } from '../../data/applications/applications.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ApplicationRow } from './ApplicationRow.tsx'
import { applicationsKey } from './deskPath.ts'

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
  const queryKey = [...applicationsKey(castingId), roleId]
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => readApplicationsPage(castingId, roleId, pageParam),
    initialPageParam: undefined as Application['createdAt'] | undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
  const applications = list.data?.pages.flatMap((page) => page.applications) ?? []
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3">
      <h3 id={headingId} className="text-lg font-medium break-words">
        {title}
      </h3>
      {list.isPending ? (
        <Skeleton className="h-28 w-full" />
      ) : list.isError && applications.length === 0 ? (
        <ErrorState title="Não foi possível carregar as inscrições" onRetry={() => void list.refetch()} />
      ) : applications.length === 0 ? (
        <p className="text-muted">Ninguém se inscreveu ainda. Copie o link da página e divulgue.</p>
      ) : (
        <ul className="flex flex-col border-t border-line">
          {applications.map((application) => (
            <li key={application.artistId} className="border-b border-line py-4">
              <ApplicationRow
                application={application}
                onChanged={() => client.invalidateQueries({ queryKey })}
              />
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage ? (
        <div>
          <Button
            variant="secondary"
            size="small"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            Carregar mais
          </Button>
        </div>
      ) : null}
    </section>
  )
}
