import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Catalogue } from '../../data/catalogue/lists.ts'
import { useClassesSkills } from '../../data/catalogue/ClassesSkillsProvider.tsx'
import { withinCatalogue } from '../../lib/roster/withinCatalogue.ts'
import { castAddress, type CastAddress, readCastAddress } from './castAddress.ts'

/** Returns what an address asks; of classes only those that the catalogue still has. */
export function askedOf(params: URLSearchParams, catalogue: Catalogue): CastAddress {
  const read = readCastAddress(params)
  const known = withinCatalogue(read.filter, catalogue)
  return { ...read, filter: known.filter, dropped: [...read.dropped, ...known.dropped] }
}

/** What the page's address asks. */
export function useCastAddress(): CastAddress & { readonly go: (next: Partial<CastAddress>) => void } {
  const [params, setParams] = useSearchParams()
  const catalogue = useClassesSkills()
  const asked = useMemo(() => askedOf(params, catalogue), [params, catalogue])
  return {
    ...asked,
    go: (next) => {
      // Drawn at once: a second change that follows quickly starts from this one.
      setParams(castAddress({ ...asked, ...next }), { preventScrollReset: true, flushSync: true })
    },
  }
}
