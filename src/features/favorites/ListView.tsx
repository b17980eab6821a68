import type { Favorite, FavoriteList } from '@ribalta/domain/schemas/roster/favorites'
import { useState } from 'react'
import type { ActEnd } from '../../data/roster/actOn.ts'
import { EndedAct } from '../../data/roster/EndedAct.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ListHeader } from './ListHeader.tsx'
import { LostList } from './LostList.tsx'
import { LostNotes } from './LostNotes.tsx'
import { ListPeople } from './ListPeople.tsx'
import { type FollowedList, useFavoriteList } from './useFavoriteList.ts'

export interface ListViewProps {
  id: string
  uid: string
}

/** A list, live: who is in it, in its order. */
export function ListView({ id, uid }: ListViewProps) {
  const followed = useFavoriteList(id)
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <LostNotes listId={id} uids={placesOf(followed)} />
      <ListOrElse id={id} uid={uid} {...followed} />
    </div>
  )
}

function isGone({ list }: FollowedList): boolean {
  return list.status === 'failed' || (list.status === 'ready' && list.data === undefined)
}

/** Who has a place in the list for a note; `undefined` while that is not known. */
function placesOf(followed: FollowedList): readonly string[] | undefined {
  if (isGone(followed)) return []
  return followed.items.status === 'ready' ? followed.items.data.map(({ artistId }) => artistId) : undefined
}

function ListOrElse({ id, uid, ...followed }: ListViewProps & FollowedList) {
  const { list, items, last } = followed
  const isMine = id === uid
  if (isGone(followed) && !(isMine && list.status === 'ready')) {
    return <LostList uid={uid} last={last} onRetry={list.status === 'failed' ? list.retry : undefined} />
  }
  if (items.status === 'failed')
    return <ErrorState title="Não foi possível carregar a lista" onRetry={items.retry} />
  if (list.status === 'ready' && list.data === undefined) return <NobodyYet />
  if (list.status !== 'ready' || list.data === undefined || items.status === 'loading') {
    return <Skeleton className="h-72 w-full" />
  }
  return <OpenList id={id} uid={uid} list={list.data} items={items.data} />
}

interface OpenListProps extends ListViewProps {
  list: FavoriteList
  items: readonly Favorite[]
}

function OpenList({ id, uid, list, items }: OpenListProps) {
  const [ended, setEnded] = useState<ActEnd>()
  return (
    <section aria-labelledby="favorite-list" className="min-w-0">
      <ListHeader id={id} uid={uid} list={list} items={items} onPresented={setEnded} />
      <EndedAct
        end={ended}
        className="mb-4"
        onClose={() => {
          setEnded(undefined)
        }}
      />
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
      A estrela ao lado de cada pessoa, na Busca e no Elenco, traz quem interessa para os favoritos. Quem está
      marcado lá entra também em listas com nome.
    </EmptyState>
  )
}
