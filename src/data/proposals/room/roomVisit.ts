import type { Choices } from '@ribalta/domain/proposals/answers'
import type { ProposalAnswer, RoomArtist } from '@ribalta/domain/proposals/room'
import type { Reviewer } from '@ribalta/domain/schemas/proposals/answers'
import { errorCode } from '../../../lib/errorCode.ts'
import { logWarning } from '../../../lib/log.ts'
import { createStore, type Store } from '../../../lib/store.ts'
import { refusalWords } from '../../../lib/words/refusalWords.ts'
import {
  dropUnsent,
  keepReviewer,
  keepUnsent,
  NOTHING_UNSENT,
  onDeviceReview,
  readDeviceReview,
} from './deviceReview.ts'
import { askForRoom, isRoomClosed, sendAnswers } from './openRoom.ts'
import { createReview, type Review } from './review.ts'
import { createRoomAddresses, type RoomAddresses } from './roomAddresses.ts'

/** Somebody's visit to a client's room: who they are, what they see, what they say of it. */
export interface RoomVisit {
  readonly addresses: RoomAddresses
  readonly review: Review
  readonly reviewer: Store<Reviewer | undefined>
  /** Says at the door who is there. Answers why that was refused, but for a wrong code and a closed room, which are told as the standing. */
  readonly enter: (name: string, code: string | undefined) => Promise<string | undefined>
  readonly rename: (name: string) => void
  /** Who else is presented for the same role. */
  readonly rivalsOf: (artistId: string) => readonly string[]
  /** An artist's name, also of one who left. */
  readonly nameOf: (artistId: string) => string
  /** When somebody or the network comes back. */
  readonly comeBack: () => void
  /** Follows what other tabs of this device do. Gives back how to stop. */
  readonly follow: () => () => void
}

interface Link {
  readonly proposalId: string
  readonly key: string
}

/** Goes to a room: straight in where this device has been before, else before its door. */
export async function beginVisit(link: Link): Promise<RoomVisit> {
  const { proposalId } = link
  const kept = readDeviceReview(proposalId)
  const reviewer = createStore(kept?.reviewer)
  const names = new Map(Object.entries((kept?.unsent ?? NOTHING_UNSENT).names))

  async function ask(code?: string): Promise<ProposalAnswer> {
    const asked = review.mark()
    const answer = await askForRoom({ ...link, reviewer: reviewer.current(), code })
    if (!('door' in answer)) {
      for (const { id, artisticName } of answer.room.artists) names.set(id, artisticName)
      review.take(answer.review, asked)
    }
    return answer
  }

  function artists(): readonly RoomArtist[] {
    const standing = addresses.standing.current()
    return standing.is === 'open' ? standing.room.artists : []
  }
  const nameOf = (id: string): string => names.get(id) ?? 'Artista'
  function rivalsOf(artistId: string): readonly string[] {
    const role = artists().find(({ id }) => id === artistId)?.role
    return artists().flatMap(({ id, role: theirs }) => (id !== artistId && theirs === role ? [id] : []))
  }
  function renew(): void {
    addresses.renew().catch((error: unknown) => {
      logWarning('The room did not come again', error)
    })
  }

  const review = createReview((kept?.unsent ?? NOTHING_UNSENT).choices, {
    answer: async (act, choices) => {
      const answered = await sendAnswers({ ...link, act, ...said(reviewer.current(), choices) })
      // Whoever left is not shown any longer either.
      if (answered.gone.length > 0) renew()
      return answered
    },
    rivalsOf,
    keep: (choices) => {
      const who = reviewer.current()
      if (who === undefined) return false
      const theirNames = Object.fromEntries(Object.keys(choices).map((id) => [id, nameOf(id)]))
      return keepUnsent(proposalId, who, { choices, names: theirNames })
    },
    drop: (saved) => {
      dropUnsent(proposalId, saved)
    },
    isInside: () => addresses.standing.current().is === 'open',
    refused: (error) => {
      const code = errorCode(error)
      if (code === 'functions/not-found') addresses.close()
      // Sent in another tab, or a code is asked for: the room says which.
      else if (code === 'functions/failed-precondition' || code === 'functions/permission-denied') renew()
      else logWarning('Answers were not saved', error)
    },
  })

  const addresses = createRoomAddresses(await unlessClosed(ask()), { open: () => ask(), now: Date.now })
  review.resume()

  return {
    addresses,
    review,
    reviewer,
    rivalsOf,
    nameOf,
    enter: async (name, code) => {
      // Whoever was faster than the server's answer may stand before a closed room.
      if (addresses.standing.current().is !== 'door') return undefined
      // Another tab of this device may have come in meanwhile: it is one reviewer.
      const known = reviewer.current() ?? readDeviceReview(proposalId)?.reviewer
      const who = { secret: known?.secret ?? newSecret(), name }
      reviewer.set(who)
      keepReviewer(proposalId, who)
      try {
        const answer = await unlessGone(ask(code))
        if (answer === undefined) addresses.close()
        else addresses.take(answer)
      } catch (error) {
        logWarning('A client could not enter a room', error)
        return refusalWords(error, 'Não foi possível entrar agora. Verifique sua conexão e tente novamente.')
      }
      review.resume()
      return undefined
    },
    rename: (name) => {
      const who = reviewer.current()
      if (who === undefined) return
      reviewer.set({ ...who, name })
      keepReviewer(proposalId, { ...who, name })
      renew()
    },
    comeBack: () => {
      addresses.freshen()
      review.resume()
    },
    follow: () =>
      onDeviceReview(proposalId, ({ reviewer: theirs, unsent }) => {
        const mine = reviewer.current()
        if (mine === undefined || mine.secret !== theirs.secret) return
        reviewer.set(theirs)
        for (const [id, name] of Object.entries(unsent.names)) if (!names.has(id)) names.set(id, name)
        review.hear(unsent.choices)
      }),
  }
}

function said(reviewer: Reviewer | undefined, choices: Choices) {
  if (reviewer === undefined) throw new Error('Nobody has entered')
  return {
    secret: reviewer.secret,
    choices: Object.entries(choices).map(([artistId, choice]) => ({ artistId, ...choice })),
  }
}

/** What tells one device from all others. */
function newSecret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** Undefined for a link that opens nothing, whatever the reason. */
async function unlessClosed<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if (isRoomClosed(error)) return undefined
    throw error
  }
}

/** The same of one that has opened before: a name or a code that cannot be one is told at its field. */
async function unlessGone<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if (errorCode(error) === 'functions/not-found') return undefined
    throw error
  }
}
