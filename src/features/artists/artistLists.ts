import type { ArtistFilter } from '@ribalta/domain/artistFilter'
import { createArtistList, type ArtistList, type ReadArtistPage } from './artistList.ts'
import { filterKey } from './filterParams.ts'

const MAX_KEPT = 8
/** After this a list is read anew, so that a tab left open does not show last week's roster. */
const KEPT_FOR_MS = 30 * 60_000

/**
 * The lists of the last filters, kept while the app is open: coming back from an artist's page, or to an earlier filter, finds
 * everything that had been read, and so the same place.
 */
export function createArtistLists(readPage: ReadArtistPage, now: () => number = Date.now) {
  const kept = new Map<string, { list: ArtistList; since: number }>()
  return (filter: ArtistFilter): ArtistList => {
    const key = filterKey(filter)
    const found = kept.get(key)
    const isFresh = found !== undefined && now() - found.since < KEPT_FOR_MS
    const entry = isFresh ? found : { list: createArtistList(filter, readPage), since: now() }
    // Deleted first so that the Map's order is that of use, the oldest first.
    kept.delete(key)
    kept.set(key, entry)
    const oldest = kept.keys().next()
    if (kept.size > MAX_KEPT && oldest.done !== true) kept.delete(oldest.value)
    return entry.list
  }
}
