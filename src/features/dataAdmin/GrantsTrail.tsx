import { instantToDate } from '@ribalta/domain/instant'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { readGrantsChanges, type GrantsChange } from '../../data/auditLog/auditLog.ts'
import { readPersonName } from '../../data/profiles/team.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { changeWords } from './grantWords.ts'

const MOMENT = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' })
/** What stands in the log where no person does. */
const NOBODY: Readonly<Record<string, string>> = {
  script: 'Linha de comando',
  deleted: 'Conta excluída',
}

/** Who gave and took access, newest first. */
export function GrantsTrail() {
  const trail = useInfiniteQuery({
    queryKey: ['grantsTrail'],
    queryFn: ({ pageParam }) => readGrantsChanges(pageParam),
    initialPageParam: undefined as GrantsChange | undefined,
    getNextPageParam: (page) => page.next,
  })
  return (
    <section aria-labelledby="historico">
      <h2 id="historico" className="mb-4 text-2xl">
        Histórico de permissões
      </h2>
      {trail.isPending ? <Skeleton className="h-32" /> : null}
      {trail.isError && trail.data === undefined ? <ErrorState onRetry={() => void trail.refetch()} /> : null}
      {trail.data === undefined ? null : (
        <Changes changes={trail.data.pages.flatMap((page) => page.changes)} />
      )}
      {trail.hasNextPage ? (
        <Button
          variant="secondary"
          className="mt-6"
          busy={trail.isFetchingNextPage}
          onClick={() => void trail.fetchNextPage()}
        >
          Mostrar mais
        </Button>
      ) : null}
    </section>
  )
}

function Changes({ changes }: { changes: readonly GrantsChange[] }) {
  if (changes.length === 0) {
    return <p className="text-muted">Nenhuma mudança ainda. A próxima que você fizer aparece aqui.</p>
  }
  return (
    <ol
      aria-label="Histórico de permissões"
      className="flex flex-col divide-y divide-line border-y border-line"
    >
      {changes.map((change) => (
        <li key={change.id} className="flex flex-wrap items-baseline gap-x-6 gap-y-0.5 py-2.5">
          <time dateTime={instantToDate(change.at).toISOString()} className="w-36 text-sm text-muted">
            {MOMENT.format(instantToDate(change.at))}
          </time>
          <span>
            <PersonName id={change.actor} /> {changeWords(change)} <PersonName id={change.subject} />
          </span>
        </li>
      ))}
    </ol>
  )
}

function PersonName({ id = 'deleted' }: { id: string | undefined }) {
  const known = NOBODY[id]
  const person = useQuery({
    queryKey: ['personName', id],
    queryFn: () => readPersonName(id),
    enabled: known === undefined,
    staleTime: Infinity,
  })
  if (known === undefined && person.isPending) {
    return <Skeleton className="inline-block h-[1em] w-24 align-middle" />
  }
  return <strong className="font-medium">{known ?? person.data ?? NOBODY['deleted']}</strong>
}
