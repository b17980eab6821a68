import { logError } from '../lib/log.ts'
import { initialSession, type Session } from './session.ts'
import type { SessionHint } from './sessionHint.ts'

export interface SessionStore {
  current: () => Session
  /** What it was when the page opened: what the prerendered page shows. */
  initial: () => Session
  subscribe: (listener: () => void) => () => void
  /** Loads what knows who is here and begins to listen; further calls do nothing, unless the last one failed. */
  start: () => Promise<void>
}

/** Where the listening code reads and writes the session. */
export interface SessionCell {
  get: () => Session
  set: (session: Session) => void
}

/** Loads the code that follows who is here, and lets it. Rejects where that code does not come. */
export type FollowSession = (cell: SessionCell, hint: SessionHint) => Promise<void>

/** The session as the whole application sees it. What follows it is heavy and comes with `start`. */
export function createSessionStore(follow: FollowSession, hint: SessionHint): SessionStore {
  const initial = initialSession(hint.isSet())
  let session = initial
  let starting: Promise<void> | undefined
  const subscribers = new Set<() => void>()

  const cell: SessionCell = {
    get: () => session,
    set: (next) => {
      if (next === session) return
      session = next
      for (const notify of subscribers) notify()
    },
  }

  async function begin(): Promise<void> {
    if (session.status === 'unavailable') cell.set(initialSession(true))
    try {
      await follow(cell, hint)
    } catch (error) {
      logError('The session could not be loaded', error)
      starting = undefined
      cell.set({ status: 'unavailable' })
    }
  }

  return {
    current: cell.get,
    initial: () => initial,
    subscribe: (listener) => {
      subscribers.add(listener)
      return () => subscribers.delete(listener)
    },
    start: () => {
      starting ??= begin()
      return starting
    },
  }
}
