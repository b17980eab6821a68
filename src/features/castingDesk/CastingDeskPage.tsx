import { useSearchParams } from 'react-router-dom'
import { CastingList } from './CastingList.tsx'
import { CastingManager } from './CastingManager.tsx'
import { CASTING_PARAM, NEW_PARAM } from '../../lib/deskPath.ts'

/** The agency's castings; one of them is open where the address says which. */
export function Component() {
  const [params] = useSearchParams()
  const id = params.get(CASTING_PARAM)
  return id === null || id === '' ? (
    <CastingList />
  ) : (
    <CastingManager key={id} id={id} isNew={params.has(NEW_PARAM)} />
  )
}
