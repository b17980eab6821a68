import type { Instant } from '@ribalta/domain/instant'
import type { PrivateDetails } from '@ribalta/domain/schemas/people/privateDetails'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { logError } from '../lib/log.ts'
import { userOf, type SessionUser } from './session.ts'
import type { SessionHint } from './sessionHint.ts'
import { sessionReducer, type SessionEvent } from './sessionReducer.ts'
import type { SessionCell } from './sessionStore.ts'

export type Unsubscribe = () => void

/** What the session listens to; the app gives Firebase, a test gives functions. */
export interface SessionSources {
  watchUser: (onUser: (user: SessionUser | null) => void) => Unsubscribe
  watchProfile: (
    uid: string,
    onValue: (profile: Profile | null) => void,
    onError: (error: unknown) => void,
  ) => Unsubscribe
  watchPrivateDetails: (
    uid: string,
    onValue: (details: PrivateDetails | null) => void,
    onError: (error: unknown) => void,
  ) => Unsubscribe
  /** Signs out where this sign-in is one of those that the person ended from another device. */
  leaveIfEnded: (uid: string, sessionsEndedAt: Instant) => Promise<void>
}

/** Keeps the session true to its sources, for as long as the page lives, and the mark on this browser with it. */
export function followSession(sources: SessionSources, cell: SessionCell, hint: SessionHint): void {
  let stopListeners: Unsubscribe = () => undefined

  function dispatch(event: SessionEvent): void {
    cell.set(sessionReducer(cell.current(), event))
  }

  async function leaveIfEnded(uid: string, sessionsEndedAt: Instant): Promise<void> {
    try {
      await sources.leaveIfEnded(uid, sessionsEndedAt)
    } catch (error) {
      logError('An ended session could not be left', error)
    }
  }

  function listenTo(uid: string): Unsubscribe {
    const stopProfile = sources.watchProfile(
      uid,
      (value) => {
        dispatch({ type: 'profileAnswered', uid, value })
        if (value?.sessionsEndedAt !== undefined) void leaveIfEnded(uid, value.sessionsEndedAt)
      },
      (error) => {
        logError('The profile could not be followed', error)
        dispatch({ type: 'profileAnswered', uid, value: null })
      },
    )
    const stopPrivate = sources.watchPrivateDetails(
      uid,
      (value) => {
        dispatch({ type: 'privateAnswered', uid, value })
      },
      (error) => {
        logError('The private details could not be followed', error)
        dispatch({ type: 'privateAnswered', uid, value: null })
      },
    )
    return () => {
      stopProfile()
      stopPrivate()
    }
  }

  sources.watchUser((user) => {
    const before = userOf(cell.current())?.uid
    hint.write(user !== null)
    dispatch({ type: 'userKnown', user })
    if (user !== null && user.uid === before) return
    stopListeners()
    stopListeners = user === null ? () => undefined : listenTo(user.uid)
  })
}
