import { Suspense, useCallback, useRef, useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { prepareCalls } from '../../data/callables.ts'
import type { RoomStanding } from '../../data/proposals/room/roomAddresses.ts'
import type { RoomVisit } from '../../data/proposals/room/roomVisit.ts'
import { useHydrated } from '../../lib/loading/useHydrated.ts'
import { useLoad } from '../../lib/loading/useLoad.ts'
import { useOnReconnect } from '../../lib/loading/useOnReconnect.ts'
import { readStored } from '../../lib/storage.ts'
import { createStore, useStore } from '../../lib/store.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { usePageMeta } from '../../ui/usePageMeta.ts'
import { RoomClosed } from './RoomClosed.tsx'
import { RoomDoor } from './RoomDoor.tsx'
import { RoomPlaceholder } from './RoomPlaceholder.tsx'

/** On their way while the room is. */
const OpenRoom = lazyPart(() => import('./OpenRoom.tsx'), { isNow: true })
const RoomFailed = lazyPart(() => import('./RoomFailed.tsx'), { isNow: true })

/** Where somebody stands before the server has said it. */
const UNKNOWN = createStore<RoomStanding | undefined>(undefined)

/** A proposal for whoever has its link, marked so that no sheet printed of it carries its address (src/styles/print.css). */
export function Component() {
  const { proposalId = '' } = useParams()
  const { hash } = useLocation()
  const isHydrated = useHydrated()
  usePageMeta({ isIndexed: false })
  return (
    <div data-keyed="" className="contents">
      {!isHydrated ? (
        <Arrival />
      ) : hash.length > 1 ? (
        <KeyedRoom key={proposalId + hash} proposalId={proposalId} hash={hash} />
      ) : (
        <RoomClosed />
      )}
    </div>
  )
}

const refuse = () => Promise.resolve(undefined)

/** The states that the prerendered page can begin with. The inline script (src/early) shows one of them. */
function Arrival() {
  return (
    <>
      <div data-at="door">
        <RoomDoor door={undefined} name="" onName={() => undefined} enter={refuse} />
      </div>
      <div data-at="closed">
        <RoomClosed />
      </div>
      <div data-at="room">
        <RoomPlaceholder />
      </div>
    </>
  )
}

async function begin(proposalId: string, key: string): Promise<RoomVisit> {
  const { beginVisit } = await import('../../data/proposals/room/roomVisit.ts')
  return beginVisit({ proposalId, key })
}

/**
 * The key is in the address's fragment, and from here goes into the body of a call alone. The door is there for whoever comes for the
 * first time before anything else has come, and keeps what they type.
 */
function KeyedRoom({ proposalId, hash }: { proposalId: string; hash: string }) {
  const visiting = useRef<Promise<RoomVisit>>(undefined)
  const load = useCallback(() => {
    prepareCalls()
    visiting.current = begin(proposalId, hash.slice(1))
    return visiting.current
  }, [proposalId, hash])
  const loaded = useLoad(load)
  useOnReconnect(loaded.status === 'failed' ? loaded.retry : undefined)
  const arrived = loaded.status === 'ready' ? loaded.data : undefined
  const standing = useStore(arrived?.addresses.standing ?? UNKNOWN)
  const isNew = readStored(`review.${proposalId}`) === null
  /** As typed at the door, until it has let somebody in. */
  const [name, setName] = useState<string>()
  const [hasSpoken, setHasSpoken] = useState(false)

  if (loaded.status === 'failed') {
    return (
      <Suspense fallback={<RoomPlaceholder />}>
        <RoomFailed proposalId={proposalId} failed={loaded} />
      </Suspense>
    )
  }
  const isAtDoor = standing === undefined ? isNew : standing.is === 'door'
  const placeholder = isAtDoor ? null : <RoomPlaceholder />
  return (
    <>
      {isAtDoor ? (
        <RoomDoor
          door={standing?.is === 'door' ? standing.door : undefined}
          name={name ?? arrived?.reviewer.current()?.name ?? ''}
          onName={setName}
          enter={async (said, code) => {
            setHasSpoken(true)
            // A room that did not come is said in the door's place.
            const found = await visiting.current?.catch(() => undefined)
            const problem = await found?.enter(said, code)
            if (found?.addresses.standing.current().is === 'open') setName(undefined)
            return problem
          }}
        />
      ) : null}
      {arrived === undefined ? (
        placeholder
      ) : (
        <Suspense fallback={placeholder}>
          <OpenRoom visit={arrived} hasSpoken={hasSpoken} />
        </Suspense>
      )}
    </>
  )
}
