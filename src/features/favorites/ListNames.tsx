import { useQuery } from '@tanstack/react-query'
import { STARRED } from '../../data/favoriteLists/lists.ts'
import { favoriteListsQuery } from '../../data/favoriteLists/queries.ts'
import { classNames } from '../../lib/classNames.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Link } from '../../ui/Link.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { listHint } from '../../lib/favorites/listHint.ts'
import { listAddress } from '../../lib/favorites/listAddress.ts'

export interface ListNamesProps {
  uid: string
  openId: string
}

/** My lists and the team's, the star's first. */
export function ListNames({ uid, openId }: ListNamesProps) {
  const { data, isError, refetch } = useQuery(favoriteListsQuery(uid))
  if (isError)
    return <ErrorState title="Não foi possível carregar as listas" onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton className="h-32 w-full" />
  const named = data.filter(({ id }) => id !== uid)
  return (
    <nav aria-label="Listas">
      <ul className="flex flex-wrap gap-x-6 border-y border-line lg:flex-col">
        <ListName to="/favorites" name={STARRED} isOpen={openId === uid} />
        {named.map((entry) => (
          <ListName
            key={entry.id}
            to={listAddress(entry.id)}
            name={entry.list.name}
            hint={listHint(entry.list, uid)}
            isOpen={openId === entry.id}
          />
        ))}
      </ul>
    </nav>
  )
}

interface ListNameProps {
  to: string
  name: string
  hint?: string | undefined
  isOpen: boolean
}

function ListName({ to, name, hint, isOpen }: ListNameProps) {
  return (
    <li className="flex min-h-11 items-center gap-3 lg:border-b lg:border-line lg:last:border-b-0">
      <Link
        to={to}
        aria-current={isOpen ? 'page' : undefined}
        className={classNames(
          'min-w-0 grow py-2.5 break-words hover:text-accent',
          isOpen ? 'font-medium text-accent' : '',
        )}
      >
        {name}
      </Link>
      {hint === undefined ? null : <span className="text-sm text-muted">{hint}</span>}
    </li>
  )
}
