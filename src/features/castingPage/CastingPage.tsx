import { Suspense, useCallback } from 'react'
import { useParams } from 'react-router-dom'
import { useAuth } from '../../auth/AuthContext.tsx'
import { readOpenCasting, type PublicCasting } from '../../data/castings/castings.ts'
import { useLoad } from '../../lib/loading/useLoad.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { CastingPlaceholder } from './CastingPlaceholder.tsx'
import { CastingView } from './CastingView.tsx'

const CastingNotFound = lazyPart(() => import('./CastingNotFound.tsx'))
const CastingOffAir = lazyPart(() => import('./CastingOffAir.tsx'))

/** What can be no casting's address is not asked for. */
const ID = /^[\w-]{1,128}$/

function OpenCasting({ casting }: { casting: PublicCasting }) {
  const { id } = casting
  const load = useCallback(
    async (signal: AbortSignal) => (await import('../../data/castings/roles.ts')).readOpenRoles(id, signal),
    [id],
  )
  return <CastingView casting={casting} roles={useLoad(load)} />
}

/** Where no open casting is: there may be one for who applied and for staff. */
function NoOpenCasting({ id }: { id: string }) {
  const { session } = useAuth()
  if (session.status === 'loading') return <CastingPlaceholder />
  return (
    <Suspense fallback={<CastingPlaceholder />}>
      {session.status === 'signedIn' && ID.test(id) ? (
        <CastingOffAir key={`${id} ${session.user.uid}`} id={id} />
      ) : (
        <CastingNotFound />
      )}
    </Suspense>
  )
}

/** A casting by its link. */
export function Component() {
  const { id = '' } = useParams()
  const load = useCallback(
    (signal: AbortSignal) => (ID.test(id) ? readOpenCasting(id, signal) : Promise.resolve(undefined)),
    [id],
  )
  const casting = useLoad(load)
  switch (casting.status) {
    case 'loading':
      return <CastingPlaceholder />
    case 'failed':
      return (
        <div className="page-band pt-16 pb-24">
          <h1 className="sr-only">Casting</h1>
          <ErrorState title="Não foi possível abrir este casting" onRetry={casting.retry} />
        </div>
      )
    case 'ready':
      return casting.data === undefined ? (
        <NoOpenCasting id={id} />
      ) : (
        <OpenCasting key={casting.data.id} casting={casting.data} />
      )
  }
}
