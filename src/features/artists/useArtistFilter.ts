import type { ArtistFilter } from '@ribalta/domain/people/artistFilter'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useClassesSkills } from '../../data/catalogue/ClassesSkillsProvider.tsx'
import { filterFromParams, withinCatalogue } from './filterParams.ts'

export interface ArtistFilterInUrl {
  filter: ArtistFilter
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
  const clear = useCallback(() => {
    setParams({}, { preventScrollReset: true })
  }, [setParams])
  return { filter, clear }
}
