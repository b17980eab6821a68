import { FILE_ADDRESS } from '@ribalta/domain/media/privateFiles'
import type { Door, OpenedRoom, ProposalAnswer, Room } from '@ribalta/domain/proposals/room'
import { logWarning } from '../../../lib/log.ts'
import { createStore, type Store } from '../../../lib/store.ts'
import type { FileAddresses } from '../../privateFiles/addresses.ts'
import { isRoomClosed } from './openRoom.ts'

/** Where whoever has the link stands: in the room, before its door, or nowhere any more. */
export type RoomStanding =
  | { readonly is: 'open'; readonly room: Room }
  | { readonly is: 'door'; readonly door: Door }
  | { readonly is: 'closed' }

/** What a room's addresses need of the world. */
export interface RoomPorts {
  /** Asks for the room anew. */
  readonly open: () => Promise<ProposalAnswer>
  /** The clock's milliseconds: they go on while a phone sleeps, as its tickets do. */
  readonly now: () => number
}

export interface RoomAddresses extends FileAddresses {
  readonly standing: Store<RoomStanding>
  /** Where a file is as far as it is known, without asking: the address that was given of it last, which may have ended. */
  readonly known: (path: string) => string | undefined
  /** Takes what the server answered to somebody at the door. */
  readonly take: (answer: ProposalAnswer) => void
  /** That the server said elsewhere that the link opens nothing. */
  readonly close: () => void
  /** Asks for the room at once; rejects where no answer came. */
  readonly renew: () => Promise<void>
  /** When somebody comes back: a room that is not of just now, or did not come, is asked for again. */
  readonly freshen: () => void
}

/** Whoever was away for so long sees who has left meanwhile. */
const RECENT_MS = 60_000
/** So long before they end tickets are not given to anything that only begins to load. */
const SPARE_MS = 60_000

/**
 * A room and the addresses of its files. A room's tickets come with the room alone: when they run out, or one was refused, the room is
 * asked for again, once for all who wait, and with it goes whoever is not to be seen any more. Undefined as the first answer is a link
 * that opens nothing.
 */
export function createRoomAddresses(
  first: ProposalAnswer | undefined,
  { open, now }: RoomPorts,
): RoomAddresses {
  const standing = createStore<RoomStanding>(first === undefined ? { is: 'closed' } : standingOf(first))
  let answer = first === undefined || 'door' in first ? NO_TICKETS : toAnswer(first)
  let asking: Promise<void> | undefined
  let hasFailed = false
  /** Which answer's ticket each path was given last: one that is refused late must not drop its successor. */
  const given = new Map<string, Answer>()
  const refused = new Set<string>()

  function toAnswer({ tickets, seconds }: OpenedRoom): Answer {
    return { tickets, since: now(), until: now() + seconds * 1000 - SPARE_MS }
  }

  function take(next: ProposalAnswer): void {
    answer = 'door' in next ? NO_TICKETS : toAnswer(next)
    refused.clear()
    hasFailed = false
    standing.set(standingOf(next))
  }

  function close(): void {
    standing.set({ is: 'closed' })
  }

  async function askAgain(): Promise<void> {
    try {
      take(await open())
    } catch (error) {
      hasFailed = true
      if (isRoomClosed(error)) close()
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
    standing,
    take,
    close,
    renew,
    of: async (path) => {
      if (standing.current().is !== 'open') throw new Error('The room is closed')
      if (refused.has(path) || now() >= answer.until) await renew()
      const ticket = answer.tickets[path]
      if (ticket === undefined) throw new Error('This file is not in the room')
      given.set(path, answer)
      return `${FILE_ADDRESS}${ticket}`
    },
    known: (path) => {
      const ticket = (given.get(path) ?? answer).tickets[path]
      return ticket === undefined ? undefined : `${FILE_ADDRESS}${ticket}`
    },
    forget: (path) => {
      if (given.get(path) === answer) refused.add(path)
    },
    freshen: () => {
      if (standing.current().is !== 'open' || (now() < answer.since + RECENT_MS && !hasFailed)) return
      renew().catch((error: unknown) => {
        logWarning('The room did not come again', error)
      })
    },
  }
}

function standingOf(answer: ProposalAnswer): RoomStanding {
  return 'door' in answer ? { is: 'door', door: answer.door } : { is: 'open', room: answer.room }
}

interface Answer {
  readonly tickets: OpenedRoom['tickets']
  readonly since: number
  readonly until: number
}

const NO_TICKETS: Answer = { tickets: {}, since: 0, until: 0 }
