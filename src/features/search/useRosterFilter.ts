import type { RosterFilter } from '@ribalta/domain/roster/filter'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Catalogue } from '../../data/catalogue/lists.ts'
import { useClassesSkills } from '../../data/catalogue/ClassesSkillsProvider.tsx'
import { type ReadParams, readRosterParams, rosterParams } from '../../lib/roster/rosterParams.ts'
import { withinCatalogue } from '../../lib/roster/withinCatalogue.ts'
import { readWishes, WISHES_PARAM, writeWishes } from './wishes.ts'

export interface RosterSearch {
  readonly filter: RosterFilter
  /** What only ranks. */
  readonly wishes: RosterFilter
  /** What the address asked and cannot be asked. */
  readonly dropped: readonly string[]
  /** All of it, as it is written. */
  readonly address: string
  readonly change: (filter: RosterFilter) => void
  readonly wish: (wishes: RosterFilter) => void
}

/** Parses an address, keeping only the classes and skills that the catalogue still has. */
export function parseRosterAddress(params: URLSearchParams, catalogue: Catalogue): ReadParams {
  return withinCatalogue(readRosterParams(params), catalogue)
}

/** Returns the search in the page's address, and how to change it. */
export function useRosterFilter(): RosterSearch {
  const [params, setParams] = useSearchParams()
  const catalogue = useClassesSkills()
  const { filter, dropped } = useMemo(() => parseRosterAddress(params, catalogue), [params, catalogue])
  const wishes = useMemo(() => readWishes(params), [params])

  const go = useCallback(
    (next: URLSearchParams) => {
      if (next.toString() === params.toString()) return
      // Drawn at once: a second change that follows quickly starts from this one.
      setParams(next, { preventScrollReset: true, flushSync: true })
    },
    [params, setParams],
  )
  const change = useCallback(
    (next: RosterFilter) => {
      go(rosterParams(next, params))
    },
    [go, params],
  )
  const wish = useCallback(
    (next: RosterFilter) => {
      const others = rosterParams(filter, params)
      const written = writeWishes(next)
      if (written === '') others.delete(WISHES_PARAM)
      else others.set(WISHES_PARAM, written)
      go(others)
    },
    [filter, go, params],
  )
  return { filter, wishes, dropped, address: params.toString(), change, wish }
}
