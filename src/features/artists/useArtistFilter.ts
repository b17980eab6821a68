import type { ArtistFilter } from '@ribalta/domain/artistFilter'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useClassesSkills } from '../../data/ClassesSkillsProvider.tsx'
import { continuesTyping, filterFromParams, paramsFromFilter, withinCatalogue } from './filterParams.ts'

export interface ArtistFilterInUrl {
  filter: ArtistFilter
  /** Changes some filters; undefined takes one away. */
  change: (patch: ArtistFilter) => void
  clear: () => void
}

/** The filters as the address has them, without what the catalogue does not know. */
export function useArtistFilter(): ArtistFilterInUrl {
  const [params, setParams] = useSearchParams()
  const { classes, skills } = useClassesSkills()
  const filter = useMemo(
    () => withinCatalogue(filterFromParams(params), { classes, skills }),
    [params, classes, skills],
  )
  const change = useCallback(
    (patch: ArtistFilter) => {
      const next = { ...filter, ...patch }
      setParams(paramsFromFilter(next), {
        replace: continuesTyping(filter, next),
        preventScrollReset: true,
      })
    },
    [filter, setParams],
  )
  const clear = useCallback(() => {
    setParams({}, { preventScrollReset: true })
  }, [setParams])
  return { filter, change, clear }
}
