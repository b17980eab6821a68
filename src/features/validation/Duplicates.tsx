import { DUPLICATE_REASON_LABELS } from '@ribalta/domain/people/duplicates'
import { PROFILE_STATUS_LABELS } from '@ribalta/domain/people/profileStatus'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../ui/Link.tsx'
import type { ProfileEntry } from '../../data/profiles/queue.ts'
import { similarProfilesQuery } from '../../data/profiles/queries.ts'
import { formatList } from '../../lib/formats/formatList.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { entryPath } from '../../lib/entryPath.ts'

/** Others who may be the same person; says nothing where there are none. */
export function Duplicates({ entry }: { entry: ProfileEntry }) {
  const { data, isError, refetch } = useQuery(similarProfilesQuery(entry))
  if (isError) {
    return (
      <Notice tone="warning">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>Não foi possível procurar cadastros repetidos.</p>
          <Button variant="secondary" size="small" onClick={() => void refetch()}>
            Tentar novamente
          </Button>
        </div>
      </Notice>
    )
  }
  if (data === undefined || data.length === 0) return null
  return (
    <Notice tone="warning">
      <p className="font-medium">
        {data.length === 1 ? 'Pode ser um cadastro repetido' : 'Podem ser cadastros repetidos'}
      </p>
      <ul className="mt-1 flex flex-col">
        {data.map((other) => (
          <li key={other.id} className="flex flex-wrap items-center gap-x-2">
            <Link
              to={entryPath(other.id)}
              className="inline-flex min-h-6 items-center font-medium underline underline-offset-4 pointer-coarse:min-h-11"
            >
              {other.artisticName}
            </Link>
            <span className="text-sm">{`${formatList(other.reasons.map((reason) => DUPLICATE_REASON_LABELS[reason]))} · ${PROFILE_STATUS_LABELS[other.status].toLowerCase()}`}</span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
