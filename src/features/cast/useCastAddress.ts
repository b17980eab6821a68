import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useClassesSkills } from '../../data/catalogue/ClassesSkillsProvider.tsx'
import { withinCatalogue } from '../../lib/roster/withinCatalogue.ts'
import { castAddress, type CastAddress, readCastAddress } from './castAddress.ts'

/** What is asked, as the address has it; of classes only those that the catalogue still has. */
export function useCastAddress(): CastAddress & { readonly go: (next: Partial<CastAddress>) => void } {
  const [params, setParams] = useSearchParams()
  const catalogue = useClassesSkills()
  const asked = useMemo(() => {
    const read = readCastAddress(params)
    const known = withinCatalogue(read.filter, catalogue)
    return { ...read, filter: known.filter, dropped: [...read.dropped, ...known.dropped] }
  }, [params, catalogue])
  return {
    ...asked,
    go: (next) => {
      // Drawn at once: a second change that follows quickly starts from this one.
      setParams(castAddress({ ...asked, ...next }), { preventScrollReset: true, flushSync: true })
    },
  }
}
