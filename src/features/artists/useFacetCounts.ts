import { countsFor, FACET_KINDS, type FacetKind } from '@ribalta/domain/people/artistCounts'
import type { ArtistFilter } from '@ribalta/domain/people/artistFilter'
import { useCallback, useEffect, useState } from 'react'
import { readArtistCounts, type ArtistCounts } from '../../data/stats/stats.ts'
import { logWarning } from '../../lib/log.ts'

/** An option's name with how many there are, where that is known. */
export type CountedName = (kind: FacetKind, id: string, name: string) => string

/**
 * How many artists each option of the selects would show beside the rest of the filter. Read from the moment somebody
 * comes to the filters (`isWanted`); until then, and where nobody has counted, names stand alone.
 */
export function useFacetCounts(filter: ArtistFilter, isWanted: boolean): CountedName {
  const [known, setKnown] = useState<ReadonlyMap<string, ArtistCounts>>(new Map())
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    for (const id of new Set(FACET_KINDS.flatMap((kind) => countsFor(kind, filter) ?? []))) {
      readArtistCounts(id).then(
        (counts) => {
          if (!isOver)
            setKnown((before) => (before.get(id) === counts ? before : new Map(before).set(id, counts)))
        },
        (error: unknown) => {
          logWarning('The counts of the filters did not come', error)
        },
      )
    }
    return () => {
      isOver = true
    }
  }, [filter, isWanted])
  return useCallback(
    (kind, id, name) => {
      const counts = known.get(countsFor(kind, filter) ?? '')
      return counts === undefined ? name : `${name} (${String(Math.max(0, counts[`${kind}:${id}`] ?? 0))})`
    },
    [known, filter],
  )
}
