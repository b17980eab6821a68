import type { PrivateDetails } from '@ribalta/domain/schemas/people/privateDetails'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { loadingSession, type Session, type SessionUser } from './session.ts'

export type SessionEvent =
  | { type: 'userKnown'; user: SessionUser | null }
  | { type: 'profileAnswered'; uid: string; value: Profile | null }
  | { type: 'privateAnswered'; uid: string; value: PrivateDetails | null }

/** The session after an event (specification, section 4). Answers about somebody else change nothing. */
export function sessionReducer(session: Session, event: SessionEvent): Session {
  if (event.type === 'userKnown') return userKnown(session, event.user)
  if (session.status !== 'signedIn' && session.status !== 'loading') return session
  if (session.user?.uid !== event.uid) return session
  if (session.status === 'signedIn') {
    return event.type === 'profileAnswered'
      ? { ...session, profile: event.value }
      : { ...session, profilePrivate: event.value }
  }
  return settle(
    event.type === 'profileAnswered'
      ? { ...session, profile: { answered: true, value: event.value } }
      : { ...session, profilePrivate: { answered: true, value: event.value } },
  )
}

function userKnown(session: Session, user: SessionUser | null): Session {
  if (user === null) return { status: 'signedOut', confirmed: true }
  if (session.status === 'signedIn' || session.status === 'loading') {
    if (session.user?.uid === user.uid) return { ...session, user }
  }
  return loadingSession(user)
}

/** Signed in once both listeners have answered. */
function settle(session: Extract<Session, { status: 'loading' }>): Session {
  const { user, profile, profilePrivate } = session
  if (user === null || !profile.answered || !profilePrivate.answered) return session
  return { status: 'signedIn', user, profile: profile.value, profilePrivate: profilePrivate.value }
}
