import { onForget } from './keptStorage.ts'
import { createStore } from './store.ts'

/** The list that somebody was opened from: who stands in it, and where it is. */
export interface ListWalk {
  readonly title: string
  readonly address: string
  readonly uids: readonly string[]
}

/** The list that was looked at last, for going on from person to person; as far as it had been read. */
export const listWalk = createStore<ListWalk | undefined>(undefined)
onForget(() => {
  listWalk.set(undefined)
})

export interface Steps {
  readonly walk: ListWalk
  /** The place in the list, from 1. */
  readonly place: number
  readonly previous: string | undefined
  readonly next: string | undefined
}

/** Where somebody stands in a list, and who comes before and after; `undefined` for who is not in it. */
export function stepsAround(walk: ListWalk | undefined, uid: string): Steps | undefined {
  const index = walk?.uids.indexOf(uid) ?? -1
  if (walk === undefined || index < 0) return undefined
  return { walk, place: index + 1, previous: walk.uids[index - 1], next: walk.uids[index + 1] }
}

/** Where somebody's details are. */
export function detailsAddress(uid: string): string {
  return `/details/${encodeURIComponent(uid)}`
}
