import { useCallback } from 'react'
import { readSeenCasting } from '../../data/castingsRead.ts'
import { useLoad } from '../../lib/useLoad.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import CastingNotFound from './CastingNotFound.tsx'
import { CastingPlaceholder } from './CastingPlaceholder.tsx'
import { CastingView } from './CastingView.tsx'

/** A casting that is not open, for who may see it all the same. */
export default function CastingOutOfAir({ id }: { id: string }) {
  const load = useCallback(() => readSeenCasting(id), [id])
  const seen = useLoad(load)
  if (seen.status === 'loading') return <CastingPlaceholder />
  if (seen.status === 'failed') {
    return (
      <div className="page-band pt-16 pb-24">
        <h1 className="sr-only">Casting</h1>
        <ErrorState title="Não foi possível abrir este casting" onRetry={seen.retry} />
      </div>
    )
  }
  if (seen.data === undefined) return <CastingNotFound />
  return <CastingView casting={seen.data.casting} roles={{ status: 'ready', data: seen.data.roles }} />
}
