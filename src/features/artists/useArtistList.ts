import type { ArtistFilter } from '@ribalta/domain/people/artistFilter'
import { useDeferredValue, useMemo } from 'react'
import { readArtistPage, type PublicArtist } from '../../data/artists/artists.ts'
import { createPagedLists, type PagedList } from '../../lib/lists/pagedList.ts'
import { useStore } from '../../lib/store.ts'
import { filterKey } from './filterParams.ts'

const listOf = createPagedLists({
  read: readArtistPage,
  keyOf: filterKey,
  keptForMs: 30 * 60_000,
})

/** The list of a filter, as far as it has been read, and how to read on. */
export function useArtistList(filter: ArtistFilter): PagedList<PublicArtist> {
  const list = useMemo(() => listOf(filter), [filter])
  // Deferred: two dozen cards at once are drawn in pieces.
  const state = useDeferredValue(useStore(list))
  return { ...state, more: list.more }
}
