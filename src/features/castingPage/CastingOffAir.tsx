import type { CastingVisibility } from '@ribalta/domain/castings/casting'
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

/** Whom an open casting is shown to that is not for everybody. */
const SHOWN_TO: Readonly<Record<CastingVisibility, string>> = {
  public: 'As inscrições estão abertas.',
  roster: 'Só o elenco da agência vê este casting. O link não abre para outras pessoas.',
  invited: 'Só quem a agência convidou vê este casting. O link não abre para outras pessoas.',
}

/** A casting that is not for everybody, for who may see it all the same. */
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
      <div className="mt-6 max-w-3xl">
        <Notice tone="warning">
          {casting.status === 'open' ? SHOWN_TO[casting.visibility] : NOTICES[casting.status]}
        </Notice>
      </div>
    </CastingView>
  )
}
