import { onForget } from '../keptStorage.ts'
import { createStore } from '../store.ts'

/** The list that somebody was opened from: who stands in it, and where it is. */
export interface ListWalk {
  readonly title: string
  readonly address: string
  /** As far as it has been read. */
  readonly uids: readonly string[]
  /** How many there are in all; absent while nobody has counted. */
  readonly total?: number | undefined
  /** Reads on until there are more than `known`; answers who, and whether others follow. Absent where everybody has been read. */
  readonly readOn?: ((known: number) => Promise<ReadOn>) | undefined
}

export interface ReadOn {
  readonly uids: readonly string[]
  readonly hasMore: boolean
}

/** The list that was looked at last, for going on from person to person. */
export const listWalk = createStore<ListWalk | undefined>(undefined)
let reading: Promise<void> | undefined
onForget(() => {
  listWalk.set(undefined)
  reading = undefined
})

/** Reads on in the list, once for all who ask at the same time. Rejects as its reading does. */
export function walkOn(): Promise<void> {
  reading ??= readOn().finally(() => {
    reading = undefined
  })
  return reading
}

async function readOn(): Promise<void> {
  const walk = listWalk.current()
  if (walk?.readOn === undefined) return
  const { uids, hasMore } = await walk.readOn(walk.uids.length)
  // Another list was opened meanwhile.
  if (listWalk.current() !== walk) return
  listWalk.set({ ...walk, uids, readOn: hasMore ? walk.readOn : undefined })
}

export interface Steps {
  readonly walk: ListWalk
  /** The place in the list, from 1. */
  readonly place: number
  /** How many there are in all, where that is known. */
  readonly total: number | undefined
  readonly previous: string | undefined
  readonly next: string | undefined
  /** Whether somebody comes after those who have been read. */
  readonly goesOn: boolean
}

/** Where somebody stands in a list, and who comes before and after; `undefined` for who is not in it. */
export function stepsAround(walk: ListWalk | undefined, uid: string): Steps | undefined {
  const index = walk?.uids.indexOf(uid) ?? -1
  if (walk === undefined || index < 0) return undefined
  return {
    walk,
    place: index + 1,
    total: walk.readOn === undefined ? walk.uids.length : walk.total,
    previous: walk.uids[index - 1],
    next: walk.uids[index + 1],
    goesOn: walk.readOn !== undefined,
  }
}

/** Where somebody's details are. */
export function detailsAddress(uid: string): string {
  return `/details/${encodeURIComponent(uid)}`
}
