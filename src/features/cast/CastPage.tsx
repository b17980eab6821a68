import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { catalogueLists } from '../../data/catalogue/lists.ts'
import type { Entering } from '../../data/entering.ts'
import { beginCards } from '../../data/roster/cardPhotos.ts'
import { rosterCountQuery, rosterListQuery } from '../../data/roster/queries.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { LoadingArea } from '../../ui/Spinner.tsx'
import { CastView } from './CastView.tsx'
import { castView } from './castView.ts'
import { parseCastAddress } from './useCastAddress.ts'

const InvitationsView = lazyPart(() => import('./InvitationsView.tsx'))

const INVITATIONS_PARAM = 'convites'

export async function begin({ client, params }: Entering): Promise<void> {
  if (params.has(INVITATIONS_PARAM)) return
  const { filter, sort } = parseCastAddress(params, catalogueLists.current())
  const list = rosterListQuery(filter, sort)
  await Promise.all([
    castView.current().shown === 'photos' ? beginCards(client, list) : client.infiniteQuery(list),
    client.query(rosterCountQuery(filter)),
  ])
}

/** Elenco, or the invitations to it where the address asks for them. */
export function Component() {
  const [params] = useSearchParams()
  return params.has(INVITATIONS_PARAM) ? (
    <Suspense fallback={<LoadingArea />}>
      <InvitationsView />
    </Suspense>
  ) : (
    <CastView />
  )
}
