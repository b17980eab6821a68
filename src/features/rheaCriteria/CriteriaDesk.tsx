import { useQuery } from '@tanstack/react-query'
import { useAuth } from '../../auth/AuthContext.tsx'
import { criteriaSetQuery } from '../../data/rheaCriteria/queries.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { LoadingArea } from '../../ui/Spinner.tsx'
import { CriteriaEditor } from './CriteriaEditor.tsx'
import { criteriaPath } from '../../data/rheaCriteria/criteriaPath.ts'

/** One set of criteria, as it is or still to be made. */
export function CriteriaDesk({ id, isNew }: { id: string; isNew: boolean }) {
  const { user } = useAuth()
  const stored = useQuery(criteriaSetQuery(id))
  if (stored.isPending) return <LoadingArea />
  // What was read once stays open, and what is typed in it: only the reading anew has failed.
  if (stored.data === undefined || user === null) {
    return (
      <>
        <PageHeader title="Critérios RHEA" />
        <ErrorState title="Não foi possível abrir os critérios" onRetry={() => void stored.refetch()} />
      </>
    )
  }
  if (stored.data === null && !isNew) {
    return (
      <>
        <PageHeader title="Critérios RHEA" />
        <EmptyState
          title="Estes critérios não existem"
          action={<ButtonLink to={criteriaPath.list}>Todos os critérios</ButtonLink>}
        >
          O link pode estar incompleto.
        </EmptyState>
      </>
    )
  }
  return <CriteriaEditor id={id} uid={user.uid} stored={stored.data ?? undefined} />
}
