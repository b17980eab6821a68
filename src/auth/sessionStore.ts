import { createStore, type Store, type WritableStore } from '../lib/store.ts'
import { logError } from '../lib/log.ts'
import { initialSession, type Session } from './session.ts'
import type { SessionHint } from './sessionHint.ts'

export interface SessionStore extends Store<Session> {
  /** Loads what knows who is here and begins to listen; further calls do nothing, unless the last one failed. */
  start: () => Promise<void>
}

/** Where the listening code reads and writes the session. */
export type SessionCell = Pick<WritableStore<Session>, 'current' | 'set'>

/** Loads the code that follows who is here, and lets it. Rejects where that code does not come. */
export type FollowSession = (cell: SessionCell, hint: SessionHint) => Promise<void>

/** The session as the whole application sees it. What follows it is heavy and comes with `start`. */
export function createSessionStore(follow: FollowSession, hint: SessionHint): SessionStore {
  const { set, ...session } = createStore(initialSession(hint.isSet()))
  let starting: Promise<void> | undefined

  async function begin(): Promise<void> {
    if (session.current().status === 'unavailable') set(initialSession(true))
    try {
      await follow({ current: session.current, set }, hint)
    } catch (error) {
      logError('The session could not be loaded', error)
      starting = undefined
      set({ status: 'unavailable' })
    }
  }

  return {
    ...session,
    start: () => {
      starting ??= begin()
      return starting
    },
  }
}
