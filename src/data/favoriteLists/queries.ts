import { queryOptions } from '@tanstack/react-query'
import { readLists } from './lists.ts'

/** Everything read of lists of favorites. */
export const favoriteReads = { queryKey: ['favoriteLists'] } as const

/** The lists that a person can open. */
export function favoriteListsQuery(uid: string) {
  return queryOptions({ queryKey: ['favoriteLists', uid], queryFn: () => readLists(uid) })
}

/** Those of them that an artist is in. */
export function listsWithQuery(uid: string, artist: string) {
  return queryOptions({
    queryKey: ['favoriteLists', uid, 'with', artist],
    queryFn: () => readLists(uid, artist),
  })
}
