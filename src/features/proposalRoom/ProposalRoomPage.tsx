import { Suspense, useCallback } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { prepareCalls } from '../../data/callables.ts'
import { useLoad } from '../../lib/loading/useLoad.ts'
import { useOnReconnect } from '../../lib/loading/useOnReconnect.ts'
import { refusalWords } from '../../lib/words/refusalWords.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { usePageMeta } from '../../ui/usePageMeta.ts'
import { RoomClosed } from './RoomClosed.tsx'
import { RoomPlaceholder } from './RoomPlaceholder.tsx'

/** On its way while the room is. */
const OpenRoom = lazyPart(() => import('./OpenRoom.tsx'), { isNow: true })

/** A proposal for whoever has its link. The key is in the address's fragment, and from here goes into the body of a call alone. */
export function Component() {
  const { proposalId = '' } = useParams()
  const key = useLocation().hash.slice(1)
  const load = useCallback(async () => {
    if (key === '') return undefined
    prepareCalls()
    const { enterRoom } = await import('../../data/proposals/room/openRoom.ts')
    return enterRoom(proposalId, key)
  }, [proposalId, key])
  const entered = useLoad(load)
  useOnReconnect(entered.status === 'failed' ? entered.retry : undefined)
  usePageMeta({ isIndexed: false })
  switch (entered.status) {
    case 'loading':
      return <RoomPlaceholder />
    case 'failed':
      return (
        <div className="page-band pt-16 pb-24">
          <h1 className="sr-only">Proposta</h1>
          <ErrorState title="Não foi possível abrir esta apresentação" onRetry={entered.retry}>
            {refusalWords(entered.error, 'Verifique sua conexão e tente novamente.')}
          </ErrorState>
        </div>
      )
    case 'ready':
      return entered.data === undefined ? (
        <RoomClosed />
      ) : (
        <Suspense fallback={<RoomPlaceholder />}>
          <OpenRoom proposalId={proposalId} linkKey={key} opened={entered.data} />
        </Suspense>
      )
  }
}
