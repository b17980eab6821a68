import { personAuditQuery } from '../../data/auditLog/queries.ts'
import { usePagedQuery } from '../../data/pagedQuery.ts'
import { PersonName } from '../../data/profiles/PersonName.tsx'
import { formatDateTime } from '../../lib/formats/formatDateTime.ts'
import { PagedItems } from '../../ui/PagedItems.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { auditWords } from './auditWords.ts'

/** What the team did with somebody, the newest first. */
export default function TeamLines({ uid }: { uid: string }) {
  return (
    <>
      <h3 className="text-lg">Quem fez o quê</h3>
      <PagedItems
        list={usePagedQuery(personAuditQuery(uid))}
        loading={<Skeleton className="h-16 w-full" />}
        failure="Não foi possível carregar o registro"
        empty={<p className="text-muted">Nada registrado ainda.</p>}
      >
        {(lines) => (
          <ol aria-label="Quem fez o quê" className="flex flex-col divide-y divide-line">
            {lines.map((line) => (
              <li key={line.id} className="flex flex-wrap gap-x-4 py-2">
                <span className="min-w-0 grow">
                  <PersonName id={line.actor} />
                  <span>{` ${auditWords(line)}`}</span>
                </span>
                <span className="text-sm text-muted tabular-nums">{formatDateTime(line.at)}</span>
              </li>
            ))}
          </ol>
        )}
      </PagedItems>
    </>
  )
}
