import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { LoadingArea } from '../../ui/Spinner.tsx'
import { CastView } from './CastView.tsx'

const InvitationsView = lazyPart(() => import('./InvitationsView.tsx'))

/** Elenco, or the invitations to it where the address asks for them. */
export function Component() {
  const [params] = useSearchParams()
  return params.has('convites') ? (
    <Suspense fallback={<LoadingArea />}>
      <InvitationsView />
    </Suspense>
  ) : (
    <CastView />
  )
}
