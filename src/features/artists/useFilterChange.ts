import type { ArtistFilter } from '@ribalta/domain/people/artistFilter'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { filterKey, paramsFromFilter } from './filterParams.ts'

/** Changes some filters; undefined takes one away. */
export type ChangeFilter = (patch: ArtistFilter) => void

/**
 * Whether going from one filter to another takes the place of the last step in the history: the steps of typing one
 * name do, so that Back leaves the name and not its last letter.
 */
export function continuesTyping(from: ArtistFilter, to: ArtistFilter): boolean {
  const isTyping = (key: 'name' | 'age'): boolean =>
    from[key] !== undefined &&
    to[key] !== undefined &&
    filterKey({ ...from, [key]: undefined }) === filterKey({ ...to, [key]: undefined })
  return isTyping('name') || isTyping('age')
}

/** How to change the filters that the address has. */
export function useFilterChange(filter: ArtistFilter): ChangeFilter {
  const [, setParams] = useSearchParams()
  return useCallback(
    (patch) => {
      const next = { ...filter, ...patch }
      setParams(paramsFromFilter(next), {
        replace: continuesTyping(filter, next),
        preventScrollReset: true,
        // What follows before the page is drawn again must see this change.
        flushSync: true,
      })
    },
    [filter, setParams],
  )
}
