import { FILE_ADDRESS } from '@ribalta/domain/media/privateFiles'
import type { OpenedRoom, Room } from '@ribalta/domain/proposals/room'
import { logWarning } from '../../../lib/log.ts'
import { createStore, type Store } from '../../../lib/store.ts'
import type { FileAddresses } from '../../privateFiles/addresses.ts'
import { isRoomClosed } from './openRoom.ts'

/** What a room's addresses need of the world. */
export interface RoomPorts {
  /** Opens the room anew. */
  readonly open: () => Promise<OpenedRoom>
  /** The clock's milliseconds: they go on while a phone sleeps, as its tickets do. */
  readonly now: () => number
}

export interface RoomAddresses extends FileAddresses {
  /** The room as it was last opened; undefined once it is closed. */
  readonly room: Store<Room | undefined>
  /** When somebody comes back: where the tickets ran out or the room did not come, it is asked for again. */
  readonly freshen: () => void
}

/** So long before they end tickets are not given to anything that only begins to load. */
const SPARE_MS = 60_000

/**
 * A room and the addresses of its files. A room's tickets come with the room alone: when they run out, or one was refused, the room is
 * asked for again, once for all who wait, and with it goes whoever is not to be seen any more.
 */
export function createRoomAddresses(first: OpenedRoom, { open, now }: RoomPorts): RoomAddresses {
  const room = createStore<Room | undefined>(first.room)
  let answer = toAnswer(first)
  let asking: Promise<void> | undefined
  let hasFailed = false
  /** Which answer's ticket each path was given last: one that is refused late must not drop its successor. */
  const given = new Map<string, Answer>()
  const refused = new Set<string>()

  function toAnswer({ tickets, seconds }: OpenedRoom): Answer {
    return { tickets, until: now() + seconds * 1000 - SPARE_MS }
  }

  async function askAgain(): Promise<void> {
    try {
      const opened = await open()
      answer = toAnswer(opened)
      refused.clear()
      hasFailed = false
      room.set(opened.room)
    } catch (error) {
      hasFailed = true
      if (isRoomClosed(error)) room.set(undefined)
      throw error
    } finally {
      asking = undefined
    }
  }

  function renew(): Promise<void> {
    asking ??= askAgain()
    return asking
  }

  return {
    room,
    of: async (path) => {
      if (room.current() === undefined) throw new Error('The room is closed')
      if (refused.has(path) || now() >= answer.until) await renew()
      const ticket = answer.tickets[path]
      if (ticket === undefined) throw new Error('This file is not in the room')
      given.set(path, answer)
      return `${FILE_ADDRESS}${ticket}`
    },
    forget: (path) => {
      if (given.get(path) === answer) refused.add(path)
    },
    freshen: () => {
      if (room.current() === undefined || (now() < answer.until && !hasFailed)) return
      renew().catch((error: unknown) => {
        logWarning('The room did not come again', error)
      })
    },
  }
}

interface Answer {
  readonly tickets: OpenedRoom['tickets']
  readonly until: number
}
