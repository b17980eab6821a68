import { isAgent, isDirector } from '@ribalta/domain/account/grants'
import type { Session } from './session.ts'

export type Guard = 'public' | 'login' | 'agent' | 'director'

export const LOGIN_PATH = '/login'
const ACCESS_DENIED_PATH = '/acesso-negado'
const SECURITY_PATH = '/security'

/** What the server said of this entry. */
export type ServerCheck = 'pending' | 'granted' | 'denied'

export type Access =
  | { kind: 'waitForSession' }
  | { kind: 'sessionUnavailable' }
  /** The session allows it so far; the server must be asked. */
  | { kind: 'verify' }
  | { kind: 'allow' }
  | { kind: 'redirect'; to: string }

/** Whether a screen may be entered (specification, section 6). */
export function decideAccess(guard: Guard, session: Session, check: ServerCheck): Access {
  if (guard === 'public') return { kind: 'allow' }
  if (session.status === 'unavailable') return { kind: 'sessionUnavailable' }
  if (session.status === 'loading') return { kind: 'waitForSession' }
  if (session.status === 'signedOut') {
    return session.confirmed ? { kind: 'redirect', to: LOGIN_PATH } : { kind: 'waitForSession' }
  }
  if (guard === 'login') return { kind: 'allow' }
  if (guard === 'agent' && !isAgent(session.profile)) return { kind: 'redirect', to: '/' }
  if (guard === 'director' && !isDirector(session.profile)) {
    return { kind: 'redirect', to: ACCESS_DENIED_PATH }
  }
  if (check === 'pending') return { kind: 'verify' }
  if (check === 'granted') return { kind: 'allow' }
  // Whose rights wait for a second factor is led to where there is one to be had.
  const isAsked = session.profile?.needsSecondFactor === true
  return { kind: 'redirect', to: isAsked ? SECURITY_PATH : ACCESS_DENIED_PATH }
}
