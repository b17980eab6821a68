import { useSearchParams } from 'react-router-dom'
import { castingsQuery, fullCastingQuery } from '../../data/castings/queries.ts'
import type { Entering } from '../../data/entering.ts'
import { CastingList } from './CastingList.tsx'
import { CastingManager } from './CastingManager.tsx'
import { shownStatus } from './shownStatus.ts'
import { CASTING_PARAM, NEW_PARAM } from '../../lib/deskPath.ts'

export async function begin({ client, params }: Entering): Promise<void> {
  const id = params.get(CASTING_PARAM) ?? ''
  if (id === '') await client.infiniteQuery(castingsQuery(shownStatus(params)))
  else if (!params.has(NEW_PARAM)) await client.query(fullCastingQuery(id))
}

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
