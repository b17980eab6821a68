import { useQuery } from '@tanstack/react-query'
import { listsWithQuery } from '../../data/favoriteLists/queries.ts'
import { listHint } from '../../lib/favorites/listHint.ts'
import { listAddress } from '../../lib/favorites/listAddress.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Link } from '../../ui/Link.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { DetailsPart } from './DetailsPart.tsx'

/** Which lists that the viewer can open somebody is in; the star says it of its own. */
export function Lists({ uid, viewer }: { uid: string; viewer: string }) {
  const { data, isError, refetch } = useQuery(listsWithQuery(viewer, uid))
  const named = data?.filter(({ id }) => id !== viewer)
  return (
    <DetailsPart title="Listas">
      {isError ? (
        <ErrorState title="Não foi possível carregar as listas" onRetry={() => void refetch()} />
      ) : named === undefined ? (
        <Skeleton className="h-10 w-full" />
      ) : named.length === 0 ? (
        <p className="text-muted">Em nenhuma lista.</p>
      ) : (
        <ul aria-label="Listas" className="flex flex-col divide-y divide-line">
          {named.map(({ id, list }) => (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
              <Link to={listAddress(id)} className="text-link break-words">
                {list.name}
              </Link>
              <span className="text-sm text-muted">{listHint(list, viewer)}</span>
            </li>
          ))}
        </ul>
      )}
    </DetailsPart>
  )
}
