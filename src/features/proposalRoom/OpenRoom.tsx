import { Suspense, useEffect } from 'react'
import { FileAddressesContext } from '../../data/privateFiles/usePrivateFile.ts'
import { type RoomAnswering, RoomView } from '../../data/proposals/room/RoomView.tsx'
import type { RoomVisit } from '../../data/proposals/room/roomVisit.ts'
import { useOnReconnect } from '../../lib/loading/useOnReconnect.ts'
import { useOnVisible } from '../../lib/loading/useOnVisible.ts'
import { useStore } from '../../lib/store.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useKeptFocus } from '../../ui/useKeptFocus.ts'
import { AnswerPart } from './answering/AnswerPart.tsx'
import { ReviewBar } from './answering/ReviewBar.tsx'
import { ReviewerLine } from './answering/ReviewerLine.tsx'
import { VisitContext } from './answering/visitContext.ts'
import { PrintRoom } from './book/PrintRoom.tsx'
import { RoomClosed } from './RoomClosed.tsx'

const UnsentAnswers = lazyPart(() => import('./UnsentAnswers.tsx'))

const ANSWERING: RoomAnswering = {
  intro: (
    <div className="grid gap-x-8 gap-y-5 px-4 pb-10 @2xl:grid-cols-[5fr_6fr] @2xl:items-end @2xl:px-8 @5xl:gap-x-14 @5xl:px-14">
      <ReviewerLine />
      <PrintRoom />
    </div>
  ),
  answerOf: (artist) => <AnswerPart artist={artist} />,
  bar: <ReviewBar />,
}

interface OpenRoomProps {
  visit: RoomVisit
  /** Somebody has said at the door who they are. */
  hasSpoken: boolean
}

/**
 * A room whose link was opened, as it is at each time that it is asked for again: itself, or that it is closed; below its door (which is
 * there before) what waits behind it.
 */
export default function OpenRoom({ visit, hasSpoken }: OpenRoomProps) {
  const { addresses, comeBack, follow, review } = visit
  const standing = useStore(addresses.standing)
  const { ref, ...keptFocus } = useKeptFocus(standing.is)
  const hasUnsent = Object.keys(review.current().unsent).length > 0
  useOnVisible(comeBack)
  useOnReconnect(comeBack)
  useEffect(follow, [follow])
  useEffect(() => {
    // Whoever goes may not come back: what was typed last does not wait for its pause.
    const flush = () => {
      review.flush()
    }
    document.addEventListener('visibilitychange', flush)
    return () => {
      document.removeEventListener('visibilitychange', flush)
    }
  }, [review])
  useEffect(() => {
    // The button that had the focus went with the door.
    if (hasSpoken && standing.is !== 'door' && document.activeElement === document.body) ref.current?.focus()
  }, [hasSpoken, standing.is, ref])

  return (
    <VisitContext value={visit}>
      <section {...keptFocus} ref={ref} className="outline-none">
        {standing.is === 'closed' ? (
          <RoomClosed>
            {hasUnsent ? (
              <Suspense fallback={null}>
                <UnsentAnswers />
              </Suspense>
            ) : null}
          </RoomClosed>
        ) : standing.is === 'open' ? (
          <FileAddressesContext value={addresses}>
            <div
              data-room=""
              className="max-[42rem]:[--room-portrait:calc(100svh-20rem)] max-[42rem]:[--room-screen:calc(100svh-9rem)]"
            >
              <RoomView room={standing.room} answering={ANSWERING} />
            </div>
          </FileAddressesContext>
        ) : hasUnsent ? (
          <div className="page-band pb-24">
            <div className="max-w-md">
              <Notice>
                O que você respondeu e ainda não foi salvo está guardado, e segue assim que você entrar.
              </Notice>
            </div>
          </div>
        ) : null}
      </section>
    </VisitContext>
  )
}
