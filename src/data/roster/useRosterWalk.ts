import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { PagedList } from '../../lib/lists/pagedList.ts'
import { useListWalk } from '../../lib/lists/useListWalk.ts'
import { type PagedQueryOptions, readOnFrom } from '../pagedQuery.ts'
import type { FoundCard } from './roster.ts'

export interface RosterWalk<C> {
  readonly title: string
  readonly list: Pick<PagedList<FoundCard>, 'items' | 'hasMore'>
  /** What reads the list. Keep it stable. */
  readonly query: PagedQueryOptions<FoundCard, C>
  /** Who stands where on the screen. Keep it stable. */
  readonly inOrder: (cards: readonly FoundCard[]) => readonly FoundCard[]
  /** How many there are in all. */
  readonly total: number | undefined
}

/** Keeps a list of the roster for going through it from details, on past what has been read of it. */
export function useRosterWalk<C>({ title, list, query, inOrder, total }: RosterWalk<C>): void {
  const client = useQueryClient()
  const { items, hasMore } = list
  const uids = useMemo(() => inOrder(items).map(({ uid }) => uid), [items, inOrder])
  const readOn = useMemo(() => {
    if (!hasMore) return undefined
    return async (known: number) => {
      const more = await readOnFrom(client, query, known)
      return { uids: inOrder(more.items).map(({ uid }) => uid), hasMore: more.hasMore }
    }
  }, [client, query, inOrder, hasMore])
  useListWalk(title, uids, { total, readOn })
}
