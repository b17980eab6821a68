import type { Favorite, FavoriteList } from '@ribalta/domain/schemas/favorites'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ListHeader } from './ListHeader.tsx'
import { LostList } from './LostList.tsx'
import { ListPeople } from './ListPeople.tsx'
import { useFavoriteList } from './useFavoriteList.ts'

export interface ListViewProps {
  id: string
  uid: string
}

/** A list, live: who is in it, in its order. */
export function ListView({ id, uid }: ListViewProps) {
  const { list, items, last } = useFavoriteList(id)
  const isMine = id === uid
  if (list.status === 'failed' || (list.status === 'ready' && list.data === undefined && !isMine)) {
    return <LostList uid={uid} last={last} onRetry={list.status === 'failed' ? list.retry : undefined} />
  }
  if (items.status === 'failed')
    return <ErrorState title="Não foi possível carregar a lista" onRetry={items.retry} />
  if (list.status === 'ready' && list.data === undefined) return <NobodyYet />
  if (list.status === 'loading' || list.data === undefined || items.status === 'loading') {
    return <Skeleton className="h-72 w-full" />
  }
  return <OpenList id={id} uid={uid} list={list.data} items={items.data} />
}

interface OpenListProps extends ListViewProps {
  list: FavoriteList
  items: readonly Favorite[]
}

function OpenList({ id, uid, list, items }: OpenListProps) {
  return (
    <section aria-labelledby="favorite-list" className="min-w-0">
      <ListHeader id={id} uid={uid} list={list} items={items} />
      {items.length === 0 ? <NobodyYet /> : <ListPeople id={id} list={list} items={items} />}
    </section>
  )
}

function NobodyYet() {
  return (
    <EmptyState
      title="Ninguém aqui ainda"
      action={
        <ButtonLink to="/search" variant="secondary">
          Ir para a Busca
        </ButtonLink>
      }
    >
      A estrela ao lado de cada pessoa, na Busca e no Elenco, traz quem interessa para os favoritos. Do
      Elenco, quem está marcado entra também em listas com nome.
    </EmptyState>
  )
}
