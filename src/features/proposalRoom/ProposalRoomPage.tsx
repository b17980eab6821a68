import { Suspense, useCallback } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { prepareCalls } from '../../data/callables.ts'
import { useLoad } from '../../lib/loading/useLoad.ts'
import { useOnReconnect } from '../../lib/loading/useOnReconnect.ts'
import { refusalWords } from '../../lib/words/refusalWords.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { lazyPart, NoNote } from '../../ui/lazyPart.tsx'
import { usePageMeta } from '../../ui/usePageMeta.ts'
import { RoomClosed } from './RoomClosed.tsx'
import { RoomPlaceholder } from './RoomPlaceholder.tsx'

/** On its way while the room is. */
const OpenRoom = lazyPart(() => import('./OpenRoom.tsx'), { isNow: true })

const KeptAnswers = lazyPart(() => import('./KeptAnswers.tsx'), { Note: NoNote })

/** A proposal for whoever has its link, marked so that no sheet printed of it carries its address (src/styles/print.css). */
export function Component() {
  return (
    <div data-keyed="" className="contents">
      <KeyedRoom />
    </div>
  )
}

/** The key is in the address's fragment, and from here goes into the body of a call alone. */
function KeyedRoom() {
  const { proposalId = '' } = useParams()
  const key = useLocation().hash.slice(1)
  const load = useCallback(async () => {
    if (key === '') return undefined
    prepareCalls()
    const { beginVisit } = await import('../../data/proposals/room/roomVisit.ts')
    return beginVisit({ proposalId, key })
  }, [proposalId, key])
  const visit = useLoad(load)
  useOnReconnect(visit.status === 'failed' ? visit.retry : undefined)
  usePageMeta({ isIndexed: false })
  switch (visit.status) {
    case 'loading':
      return <RoomPlaceholder />
    case 'failed':
      return (
        <div className="page-band pt-16 pb-24">
          <h1 className="sr-only">Proposta</h1>
          <ErrorState title="Não foi possível abrir esta apresentação" onRetry={visit.retry}>
            {refusalWords(visit.error, 'Verifique sua conexão e tente novamente.')}
            <Suspense fallback={null}>
              <KeptAnswers proposalId={proposalId} />
            </Suspense>
          </ErrorState>
        </div>
      )
    case 'ready':
      return visit.data === undefined ? (
        <RoomClosed />
      ) : (
        <Suspense fallback={<RoomPlaceholder />}>
          <OpenRoom visit={visit.data} />
        </Suspense>
      )
  }
}
