import type { PrivateDetails, Profile } from '@ribalta/domain/schemas/profile'
import {
  initialSession,
  sessionReducer,
  userOf,
  type Session,
  type SessionEvent,
  type SessionUser,
} from './session.ts'

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
}

/** The mark that somebody signed in on this browser: written at sign-in, taken away at sign-out. */
export interface SessionHint {
  isSet: () => boolean
  write: (somebodyIsHere: boolean) => void
}

export interface SessionStore {
  current: () => Session
  subscribe: (listener: () => void) => Unsubscribe
  /** Loads what knows who is here and begins to listen; further calls do nothing, unless the last one failed. */
  start: () => Promise<void>
}

export function createSessionStore(
  loadSources: () => Promise<SessionSources>,
  hint: SessionHint,
): SessionStore {
  let session = initialSession(hint.isSet())
  let starting: Promise<void> | undefined
  let stopListeners: Unsubscribe = () => undefined
  const subscribers = new Set<() => void>()

  function dispatch(event: SessionEvent): void {
    const next = sessionReducer(session, event)
    if (next === session) return
    session = next
    for (const notify of subscribers) notify()
  }

  function listenTo(sources: SessionSources, uid: string): Unsubscribe {
    const stopProfile = sources.watchProfile(
      uid,
      (value) => {
        dispatch({ type: 'profileAnswered', uid, value })
      },
      (error) => {
        console.error('Erro ao acompanhar o perfil', error)
        dispatch({ type: 'profileAnswered', uid, value: null })
      },
    )
    const stopPrivate = sources.watchPrivateDetails(
      uid,
      (value) => {
        dispatch({ type: 'privateAnswered', uid, value })
      },
      (error) => {
        console.error('Erro ao acompanhar os dados privados do perfil', error)
        dispatch({ type: 'privateAnswered', uid, value: null })
      },
    )
    return () => {
      stopProfile()
      stopPrivate()
    }
  }

  async function begin(): Promise<void> {
    dispatch({ type: 'started' })
    try {
      const sources = await loadSources()
      sources.watchUser((user) => {
        const before = userOf(session)?.uid
        hint.write(user !== null)
        dispatch({ type: 'userKnown', user })
        if (user !== null && user.uid === before) return
        stopListeners()
        stopListeners = user === null ? () => undefined : listenTo(sources, user.uid)
      })
    } catch (error) {
      console.error('Erro ao carregar a sessão', error)
      starting = undefined
      dispatch({ type: 'failed' })
    }
  }

  return {
    current: () => session,
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
