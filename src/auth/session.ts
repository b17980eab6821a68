import type { PrivateDetails, Profile } from '@ribalta/domain/schemas/profile'

export interface SessionUser {
  uid: string
  email: string | null
}

/** What a live listener has said so far; a missing document and an error both leave the value empty. */
type Answer<T> = { answered: false } | { answered: true; value: T | null }

/** Who is here, with “not known yet” as a state of its own, so that it is never drawn as signed out. */
export type Session =
  | {
      status: 'loading'
      /** Null until the SDK has said who it is. */
      user: SessionUser | null
      profile: Answer<Profile>
      profilePrivate: Answer<PrivateDetails>
    }
  /** `confirmed` once the SDK has said so; before that only nothing on this browser tells of anybody. */
  | { status: 'signedOut'; confirmed: boolean }
  | { status: 'signedIn'; user: SessionUser; profile: Profile | null; profilePrivate: PrivateDetails | null }
  /** The code that knows could not be loaded; can be tried again. */
  | { status: 'unavailable' }

export type SessionEvent =
  | { type: 'started' }
  | { type: 'failed' }
  | { type: 'userKnown'; user: SessionUser | null }
  | { type: 'profileAnswered'; uid: string; value: Profile | null }
  | { type: 'privateAnswered'; uid: string; value: PrivateDetails | null }

const UNANSWERED = { answered: false } as const

const NOTHING_KNOWN: Extract<Session, { status: 'loading' }> = {
  status: 'loading',
  user: null,
  profile: UNANSWERED,
  profilePrivate: UNANSWERED,
}

/** Before the SDK is there: loading when somebody was signed in here, else taken for signed out. */
export function initialSession(somebodyWasHere: boolean): Session {
  return somebodyWasHere ? NOTHING_KNOWN : { status: 'signedOut', confirmed: false }
}

/** The session after an event (specification, section 4). Answers about somebody else change nothing. */
export function sessionReducer(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'started':
      return session.status === 'unavailable' ? NOTHING_KNOWN : session
    case 'failed':
      return session.status === 'signedIn' ? session : { status: 'unavailable' }
    case 'userKnown':
      return userKnown(session, event.user)
    case 'profileAnswered':
      if (userOf(session)?.uid !== event.uid) return session
      if (session.status === 'signedIn') return { ...session, profile: event.value }
      if (session.status === 'loading') {
        return settle({ ...session, profile: { answered: true, value: event.value } })
      }
      return session
    case 'privateAnswered':
      if (userOf(session)?.uid !== event.uid) return session
      if (session.status === 'signedIn') return { ...session, profilePrivate: event.value }
      if (session.status === 'loading') {
        return settle({ ...session, profilePrivate: { answered: true, value: event.value } })
      }
      return session
  }
}

function userKnown(session: Session, user: SessionUser | null): Session {
  if (user === null) return { status: 'signedOut', confirmed: true }
  if (session.status === 'signedIn' || session.status === 'loading') {
    if (session.user?.uid === user.uid) return { ...session, user }
  }
  return { ...NOTHING_KNOWN, user }
}

function settle(session: Extract<Session, { status: 'loading' }>): Session {
  const { user, profile, profilePrivate } = session
  if (user === null || !profile.answered || !profilePrivate.answered) return session
  return { status: 'signedIn', user, profile: profile.value, profilePrivate: profilePrivate.value }
}

export function userOf(session: Session): SessionUser | null {
  return session.status === 'signedIn' || session.status === 'loading' ? session.user : null
}
