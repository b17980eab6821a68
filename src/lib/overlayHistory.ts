import { routerHistory } from './routerHistory.ts'

/**
 * Lets the browser's Back close the top overlay instead of leaving the page (record 99). Each open overlay has a history
 * entry: a copy of the page's entry with a depth. The router never sees moves between these copies. An overlay closed by
 * its button leaves its entry behind, because removing it is asynchronous and a navigation in that moment would go astray.
 * Back skips the entry later, and the next overlay on the page reuses it.
 */

/** The parts of a history entry's state that matter here. */
interface Entry {
  /** The router's number of the entry; the copies have the number of their page's entry. */
  readonly idx: unknown
  /** The number of overlays over the page. */
  readonly depth: number
}

/** The key of an entry's depth in its state. */
const DEPTH = 'overlays'

/** The close functions of the open overlays, the top one last. */
const overlays: (() => void)[] = []
let here: Entry = { idx: undefined, depth: 0 }
/** The latest state and address: the page's own entry is behind when the router has replaced the address on a copy. */
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
  // An overlay that refuses to close, while it sends or asks about unsaved text, gets its entry back.
  setTimeout(addMissingEntries)
}

/** Puts the depth back when the router has replaced the entry, and notes the new address. */
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
