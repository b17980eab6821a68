import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { type CriteriaEntry, criteriaSetsQuery } from '../../data/rheaCriteria/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { UndoButton } from '../../ui/undo/UndoButton.tsx'
import { setArchived } from './archiving.ts'
import { criteriaPath } from './criteriaPath.ts'
import { countWords } from './criteriaWords.ts'

/** The sets of criteria that are offered, or the archived ones. */
export function CriteriaList({ isArchived }: { isArchived: boolean }) {
  const { data, isError, refetch } = useQuery(criteriaSetsQuery(isArchived))
  const navigate = useNavigate()
  const begin = (
    <Button
      onClick={() => {
        void navigate(criteriaPath.another())
      }}
    >
      Novos critérios
    </Button>
  )
  return (
    <>
      <PageHeader
        title="Critérios RHEA"
        actions={
          <>
            <UndoButton />
            {isArchived ? null : begin}
          </>
        }
      >
        <p>O que conta quando o elenco é ordenado: o que é obrigatório, o que é desejável e quanto pesa.</p>
      </PageHeader>
      <p className="mb-4 flex flex-wrap items-baseline justify-between gap-4">
        <span className="text-lg font-medium">{isArchived ? 'Arquivados' : 'Em uso'}</span>
        <Link
          to={isArchived ? criteriaPath.list : criteriaPath.archived}
          className="inline-flex min-h-11 items-center text-link"
        >
          {isArchived ? 'Critérios em uso' : 'Arquivados'}
        </Link>
      </p>
      {isError ? (
        <ErrorState title="Não foi possível carregar os critérios" onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton className="h-64 w-full" />
      ) : data.length === 0 ? (
        <EmptyState
          title={isArchived ? 'Nada arquivado' : 'Nenhum conjunto de critérios ainda'}
          action={isArchived ? undefined : begin}
        >
          {isArchived
            ? 'O que sai de uso fica aqui, e pode voltar.'
            : 'Um conjunto diz o que um papel pede e quanto cada coisa pesa, e mostra na hora quem do elenco se aproxima.'}
        </EmptyState>
      ) : (
        <ul aria-label={isArchived ? 'Critérios arquivados' : 'Critérios'} className="border-t border-line">
          {data.map((set) => (
            <Row key={set.id} set={set} />
          ))}
        </ul>
      )}
    </>
  )
}

function Row({ set }: { set: CriteriaEntry }) {
  const client = useQueryClient()
  const { id, name, criteria, version, isArchived } = set
  const action = isArchived ? 'Voltar a oferecer' : 'Arquivar'
  return (
    <li className="group relative flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-4">
      <div className="min-w-0 sm:flex-1">
        <Link
          to={criteriaPath.one(id)}
          className="text-lg font-medium break-words group-hover:text-accent after:absolute after:inset-0"
        >
          {name}
        </Link>
        <p className="text-sm text-muted">
          {countWords(criteria)} · versão {version}
        </p>
      </div>
      <Button
        variant="quiet"
        size="small"
        className="relative"
        aria-label={`${action}: ${name}`}
        onClick={() => {
          setArchived(client, set, !isArchived)
        }}
      >
        {action}
      </Button>
    </li>
  )
}
