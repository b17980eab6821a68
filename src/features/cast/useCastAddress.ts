import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Catalogue } from '../../data/catalogue/lists.ts'
import { useClassesSkills } from '../../data/catalogue/ClassesSkillsProvider.tsx'
import { withinCatalogue } from '../../lib/roster/withinCatalogue.ts'
import { castAddress, type CastAddress, readCastAddress } from './castAddress.ts'

/** Parses an address, keeping only the classes that the catalogue still has. */
export function parseCastAddress(params: URLSearchParams, catalogue: Catalogue): CastAddress {
  const read = readCastAddress(params)
  return { ...read, ...withinCatalogue(read, catalogue) }
}

/** Returns the filter and the order in the page's address, and how to change them. */
export function useCastAddress(): CastAddress & { readonly go: (next: Partial<CastAddress>) => void } {
  const [params, setParams] = useSearchParams()
  const catalogue = useClassesSkills()
  const asked = useMemo(() => parseCastAddress(params, catalogue), [params, catalogue])
  return {
    ...asked,
    go: (next) => {
      // Drawn at once: a second change that follows quickly starts from this one.
      setParams(castAddress({ ...asked, ...next }), { preventScrollReset: true, flushSync: true })
    },
  }
}
