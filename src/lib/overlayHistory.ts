import { routerHistory } from './routerHistory.ts'

/**
 * Lets the browser's Back close the top overlay instead of leaving the page (record 99). Each open overlay rests on an
 * entry of its own in the browser's history, a copy of the page's entry with a depth. The router never learns of moves
 * between these copies. An overlay that is closed otherwise leaves its entry behind: taking it away takes time, in which
 * a navigation would go astray. Back skips it later, and the next overlay on the page uses it.
 */

/** What this file reads in the state of a history entry. */
interface Entry {
  /** The router's number of the entry; the copies have the number of their page's entry. */
  readonly idx: unknown
  /** How many overlays lie over the page on this entry. */
  readonly depth: number
}

/** How many overlays lie over the page, in the state of a history entry. */
const DEPTH = 'overlays'

/** How to close each open overlay, the top one last. */
const overlays: (() => void)[] = []
let here: Entry = { idx: undefined, depth: 0 }
/** The page's own entry may have an older address than the copy on which the router replaced it. */
let newest: { readonly state: unknown; readonly address: string } | undefined
let isFollowing = false

function readEntry(state: unknown): Entry {
  if (typeof state !== 'object' || state === null) return { idx: undefined, depth: 0 }
  const { idx, [DEPTH]: depth } = state as Readonly<Record<string, unknown>>
  return { idx, depth: typeof depth === 'number' ? depth : 0 }
}

function withDepth(state: unknown, depth: number): Record<string, unknown> {
  return { ...(typeof state === 'object' ? state : {}), [DEPTH]: depth }
}

function noteHere(): void {
  here = readEntry(history.state)
  newest = { state: history.state, address: location.href }
}

function addMissingEntries(): void {
  noteHere()
  while (here.depth < overlays.length) {
    history.pushState(withDepth(history.state, here.depth + 1), '')
    noteHere()
  }
}

function onPop(event: PopStateEvent): void {
  const before = here
  const last = newest
  noteHere()
  const isSamePage = here.idx === before.idx && here.depth !== before.depth
  if (!isSamePage) return
  event.stopImmediatePropagation()
  if (here.depth > before.depth) return
  if (last !== undefined) history.replaceState(withDepth(last.state, here.depth), '', last.address)
  const close = overlays.at(-1)
  if (close === undefined) {
    history.go(-here.depth - 1)
    return
  }
  close()
  // An overlay may refuse, while it sends or asks about something unsaved: the next Back is its own again.
  setTimeout(addMissingEntries)
}

/** A replaced address loses neither its depth nor its page's entry. */
function followRouter(): void {
  const { depth, idx } = here
  const now = readEntry(history.state)
  if (now.idx === idx && now.depth < depth) history.replaceState(withDepth(history.state, depth), '')
  noteHere()
}

/** Begins to follow the browser's history; later calls change nothing. */
function followHistory(): void {
  if (isFollowing) return
  isFollowing = true
  noteHere()
  routerHistory.beforePop = onPop
  routerHistory.router?.subscribe(followRouter)
}

/** Lets Back close an overlay that has just opened; returns what to call when it is closed. */
export function openOverlay(close: () => void): () => void {
  followHistory()
  overlays.push(close)
  addMissingEntries()
  return () => {
    overlays.splice(overlays.lastIndexOf(close), 1)
  }
}
