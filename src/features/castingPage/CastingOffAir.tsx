import type { CastingStatus } from '@ribalta/domain/castings/castingStatus'
import { useCallback } from 'react'
import { readOffAirCasting } from '../../data/castings/offAir.ts'
import { useLoad } from '../../lib/loading/useLoad.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import CastingNotFound from './CastingNotFound.tsx'
import { CastingPlaceholder } from './CastingPlaceholder.tsx'
import { CastingView } from './CastingView.tsx'

const NOTICES: Readonly<Record<Exclude<CastingStatus, 'open'>, string>> = {
  draft: 'Rascunho: só a equipe vê esta página.',
  paused: 'As inscrições estão pausadas. Quem já se inscreveu continua na seleção.',
  closed: 'As inscrições foram encerradas.',
  archived: 'Este casting foi arquivado.',
}

/** A casting that is not open, for who may see it all the same. */
export default function CastingOffAir({ id }: { id: string }) {
  const load = useCallback(() => readOffAirCasting(id), [id])
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
  const { casting, roles } = seen.data
  return (
    <CastingView casting={casting} roles={{ status: 'ready', data: roles }}>
      {casting.status === 'open' ? null : (
        <div className="mt-6 max-w-3xl">
          <Notice tone="warning">{NOTICES[casting.status]}</Notice>
        </div>
      )}
    </CastingView>
  )
}
