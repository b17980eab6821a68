import { readDeviceReview } from '../../data/proposals/room/deviceReview.ts'
import type { Loaded } from '../../lib/loading/useLoad.ts'
import { refusalWords } from '../../lib/words/refusalWords.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'

interface RoomFailedProps {
  proposalId: string
  failed: Extract<Loaded<unknown>, { status: 'failed' }>
}

/** A room that did not come. Nothing of what was answered is lost, and where something waits, it says so. */
export default function RoomFailed({ proposalId, failed: { error, retry } }: RoomFailedProps) {
  const kept = readDeviceReview(proposalId)
  return (
    <div className="page-band pt-16 pb-24">
      <h1 className="sr-only">Proposta</h1>
      <ErrorState title="Não foi possível abrir esta apresentação" onRetry={retry}>
        <span>{refusalWords(error, 'Verifique sua conexão e tente novamente.')}</span>
        {kept === undefined || Object.keys(kept.unsent.choices).length === 0 ? null : (
          <p className="mt-4">
            O que você respondeu e ainda não foi salvo continua guardado neste aparelho, e segue quando a
            apresentação abrir.
          </p>
        )}
      </ErrorState>
    </div>
  )
}
