import type { OpenedRoom } from '@ribalta/domain/proposals/room'
import { useState } from 'react'
import { FileAddressesContext } from '../../data/privateFiles/usePrivateFile.ts'
import { openRoom } from '../../data/proposals/room/openRoom.ts'
import { createRoomAddresses } from '../../data/proposals/room/roomAddresses.ts'
import { RoomView } from '../../data/proposals/room/RoomView.tsx'
import { useOnReconnect } from '../../lib/loading/useOnReconnect.ts'
import { useOnVisible } from '../../lib/loading/useOnVisible.ts'
import { useStore } from '../../lib/store.ts'
import { RoomClosed } from './RoomClosed.tsx'

export interface OpenRoomProps {
  proposalId: string
  linkKey: string
  opened: OpenedRoom
}

/** A room that was opened, as it is at each time that it is asked for again. */
export default function OpenRoom({ proposalId, linkKey, opened }: OpenRoomProps) {
  const [addresses] = useState(() =>
    createRoomAddresses(opened, { open: () => openRoom(proposalId, linkKey), now: Date.now }),
  )
  const room = useStore(addresses.room)
  useOnVisible(addresses.freshen)
  useOnReconnect(addresses.freshen)
  if (room === undefined) return <RoomClosed />
  return (
    <FileAddressesContext value={addresses}>
      <div
        data-room=""
        className="max-[42rem]:[--room-portrait:calc(100svh-13rem)] max-[42rem]:[--room-screen:calc(100svh-4rem)]"
      >
        <RoomView room={room} />
      </div>
    </FileAddressesContext>
  )
}
