import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { catalogueLists } from '../../data/catalogue/lists.ts'
import type { Entering } from '../../data/entering.ts'
import { rosterCountQuery, rosterListQuery } from '../../data/roster/queries.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { LoadingArea } from '../../ui/Spinner.tsx'
import { CastView } from './CastView.tsx'
import { askedOf } from './useCastAddress.ts'

const InvitationsView = lazyPart(() => import('./InvitationsView.tsx'))

const INVITATIONS_PARAM = 'convites'

export async function begin({ client, params }: Entering): Promise<void> {
  if (params.has(INVITATIONS_PARAM)) return
  const { filter, sort } = askedOf(params, catalogueLists.current())
  await Promise.all([
    client.infiniteQuery(rosterListQuery(filter, sort)),
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
