import { lazily } from '@ribalta/domain/lazily'
import { instantToDate } from '@ribalta/domain/instant'
import { grantsChangesQuery, type GrantsChange } from '../../data/auditLog/queries.ts'
import { usePagedQuery } from '../../data/pagedQuery.ts'
import { PersonName } from '../../data/profiles/PersonName.tsx'
import { PagedItems } from '../../ui/PagedItems.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { changeWords } from './grantWords.ts'

const MOMENT = lazily(() => new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' }))

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
            {MOMENT().format(instantToDate(change.at))}
          </time>
          <span>
            <PersonName id={change.actor} />
            <span>{` ${changeWords(change)} `}</span>
            <PersonName id={change.subject} />
          </span>
        </li>
      ))}
    </ol>
  )
}
