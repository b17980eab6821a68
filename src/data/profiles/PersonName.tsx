import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { personNameQuery } from './queries.ts'

/** What stands in the log where no person does. */
const NOBODY: Readonly<Record<string, string>> = {
  script: 'Linha de comando',
  deleted: 'Conta excluída',
}

/** What somebody whom the audit log names is called. */
export function PersonName({ id = 'deleted' }: { id: string | undefined }) {
  const known = NOBODY[id]
  const person = useQuery({ ...personNameQuery(id), enabled: known === undefined })
  if (known === undefined && person.isPending) {
    return <Skeleton className="inline-block h-[1em] w-24 align-middle" />
  }
  return <strong className="font-medium">{known ?? person.data ?? NOBODY['deleted']}</strong>
}
