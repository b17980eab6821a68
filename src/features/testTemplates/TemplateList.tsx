import { TEST_KIND_LABELS } from '@ribalta/domain/screenTests/screenTest'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { limitWords } from '../../data/testRequests/testFacts.ts'
import { sidesWords } from '../../data/testTemplates/contentForm.ts'
import { type TemplateEntry, templatesQuery } from '../../data/testTemplates/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { UndoButton } from '../../ui/undo/UndoButton.tsx'
import { setArchived } from './archiving.ts'
import { templatePath } from './templatePath.ts'

/** The templates that are offered, or the archived ones. */
export function TemplateList({ isArchived }: { isArchived: boolean }) {
  const { data, isError, refetch } = useQuery(templatesQuery(isArchived))
  const begin = <ButtonLink to={templatePath.another()}>Novo modelo</ButtonLink>
  return (
    <>
      <PageHeader
        title="Modelos de teste"
        actions={
          <>
            <UndoButton />
            {isArchived ? null : begin}
          </>
        }
      >
        <p>O que a equipe usa para pedir testes: instruções, limites e o texto da cena.</p>
      </PageHeader>
      <p className="mb-4 flex flex-wrap items-baseline justify-between gap-4">
        <span className="text-lg font-medium">{isArchived ? 'Arquivados' : 'Em uso'}</span>
        <Link
          to={isArchived ? templatePath.list : templatePath.archived}
          className="inline-flex min-h-11 items-center text-link"
        >
          {isArchived ? 'Modelos em uso' : 'Arquivados'}
        </Link>
      </p>
      {isError ? (
        <ErrorState title="Não foi possível carregar os modelos" onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton className="h-64 w-full" />
      ) : data.length === 0 ? (
        <EmptyState
          title={isArchived ? 'Nenhum modelo arquivado' : 'Nenhum modelo ainda'}
          action={isArchived ? undefined : begin}
        >
          {isArchived
            ? 'O que sai de uso fica aqui, e pode voltar.'
            : 'Um modelo guarda o que se repete de teste em teste, para pedir em dois toques.'}
        </EmptyState>
      ) : (
        <ul aria-label={isArchived ? 'Modelos arquivados' : 'Modelos'} className="border-t border-line">
          {data.map((template) => (
            <Row key={template.id} template={template} />
          ))}
        </ul>
      )}
    </>
  )
}

function Row({ template }: { template: TemplateEntry }) {
  const client = useQueryClient()
  const { id, title, kind, sides, version, isArchived } = template
  const action = isArchived ? 'Voltar a oferecer' : 'Arquivar'
  return (
    <li className="group relative flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-4">
      <div className="min-w-0 sm:flex-1">
        <Link
          to={templatePath.one(id)}
          className="text-lg font-medium break-words group-hover:text-accent after:absolute after:inset-0"
        >
          {title}
        </Link>
        <p className="text-sm text-muted">
          {TEST_KIND_LABELS[kind]} · {limitWords(template)} · {sidesWords(sides)} · versão {version}
        </p>
      </div>
      <Button
        variant="quiet"
        size="small"
        className="relative"
        aria-label={`${action}: ${title}`}
        onClick={() => {
          setArchived(client, template, !isArchived)
        }}
      >
        {action}
      </Button>
    </li>
  )
}
