import { instantToDate } from '@ribalta/domain/instant'
import { useQuery } from '@tanstack/react-query'
import { grantsChangesQuery, type GrantsChange } from '../../data/auditLog/queries.ts'
import { usePagedQuery } from '../../data/pagedQuery.ts'
import { personNameQuery } from '../../data/profiles/queries.ts'
import { PagedItems } from '../../ui/PagedItems.tsx'
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
  const trail = usePagedQuery(grantsChangesQuery())
  return (
    <section aria-labelledby="historico">
      <h2 id="historico" className="mb-4 text-2xl">
        Histórico de permissões
      </h2>
      <PagedItems
        list={trail}
        loading={<Skeleton className="h-32" />}
        empty={<p className="text-muted">Nenhuma mudança ainda. A próxima que você fizer aparece aqui.</p>}
      >
        {(changes) => <Changes changes={changes} />}
      </PagedItems>
    </section>
  )
}

function Changes({ changes }: { changes: readonly GrantsChange[] }) {
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
  const person = useQuery({ ...personNameQuery(id), enabled: known === undefined })
  if (known === undefined && person.isPending) {
    return <Skeleton className="inline-block h-[1em] w-24 align-middle" />
  }
  return <strong className="font-medium">{known ?? person.data ?? NOBODY['deleted']}</strong>
}
