import { useQuery } from '@tanstack/react-query'
import { useAuth } from '../../auth/AuthContext.tsx'
import { templateQuery } from '../../data/testTemplates/queries.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { LoadingArea } from '../../ui/Spinner.tsx'
import { TemplateEditor } from './TemplateEditor.tsx'
import { templatePath } from './templatePath.ts'

/** One template, as it is or still to be made. */
export function TemplateDesk({ id, isNew }: { id: string; isNew: boolean }) {
  const { user } = useAuth()
  const stored = useQuery(templateQuery(id))
  if (stored.isPending) return <LoadingArea />
  if (stored.isError || user === null) {
    return (
      <>
        <PageHeader title="Modelos de teste" />
        <ErrorState title="Não foi possível abrir o modelo" onRetry={() => void stored.refetch()} />
      </>
    )
  }
  if (stored.data === null && !isNew) {
    return (
      <>
        <PageHeader title="Modelos de teste" />
        <EmptyState
          title="Este modelo não existe"
          action={<ButtonLink to={templatePath.list}>Todos os modelos</ButtonLink>}
        >
          O link pode estar incompleto.
        </EmptyState>
      </>
    )
  }
  return (
    <TemplateEditor
      key={stored.data?.version ?? 0}
      id={id}
      uid={user.uid}
      stored={stored.data ?? undefined}
    />
  )
}
