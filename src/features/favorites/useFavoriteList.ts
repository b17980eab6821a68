import type { Favorite, FavoriteList } from '@ribalta/domain/schemas/roster/favorites'
import { useCallback, useState } from 'react'
import { watchItems, watchList } from '../../data/favoriteLists/lists.ts'
import { type Live, useLive, type Watch } from '../../data/useLive.ts'

export interface FollowedList {
  /** `data: undefined` where there is no such list. */
  readonly list: Live<FavoriteList | undefined>
  readonly items: Live<Favorite[]>
  /** As it was last, also when it is gone. */
  readonly last: { readonly list: FavoriteList; readonly items: readonly Favorite[] } | undefined
}

/** A list and who is in it, live. */
export function useFavoriteList(id: string): FollowedList {
  const followList: Watch<FavoriteList | undefined> = useCallback(
    (onValue, onError) => watchList(id, onValue, onError),
    [id],
  )
  const list = useLive(followList)
  const followItems: Watch<Favorite[]> = useCallback(
    (onValue, onError) => watchItems(id, onValue, onError),
    [id],
  )
  // Of a list that is not there, or no longer shared, no rule opens the people.
  const isThere = list.status === 'ready' && list.data !== undefined
  const items = useLive(isThere ? followItems : undefined)
  const [last, setLast] = useState<FollowedList['last']>()
  const now =
    list.status === 'ready' && list.data !== undefined && items.status === 'ready'
      ? { list: list.data, items: items.data }
      : undefined
  if (now !== undefined && (now.list !== last?.list || now.items !== last.items)) setLast(now)
  return { list, items, last }
}
