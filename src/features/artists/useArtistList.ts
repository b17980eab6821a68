import type { ArtistFilter } from '@ribalta/domain/artistFilter'
import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react'
import { readArtistPage } from '../../data/artists/artists.ts'
import { NOTHING_YET, type ArtistListState } from './artistList.ts'
import { createArtistLists } from './artistLists.ts'

const nothingYet = () => NOTHING_YET
const listOf = createArtistLists(readArtistPage)

/** The list of a filter, as far as it has been read, and how to read on. */
export function useArtistList(filter: ArtistFilter): ArtistListState & { more: () => void } {
  const list = useMemo(() => listOf(filter), [filter])
  const newest = useSyncExternalStore(list.subscribe, list.state, nothingYet)
  // Deferred: two dozen cards at once are drawn in pieces.
  const state = useDeferredValue(newest)
  useEffect(() => {
    list.begin()
  }, [list])
  return { ...state, more: list.more }
}
