import type { PrivateDetails } from '@ribalta/domain/schemas/people/privateDetails'
import type { Profile } from '@ribalta/domain/schemas/people/profile'

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

/** A session of which at most the user is known. */
export function loadingSession(user: SessionUser | null): Extract<Session, { status: 'loading' }> {
  return { status: 'loading', user, profile: { answered: false }, profilePrivate: { answered: false } }
}

/** Before the SDK is there: loading when somebody was signed in here, else taken for signed out. */
export function initialSession(somebodyWasHere: boolean): Session {
  return somebodyWasHere ? loadingSession(null) : { status: 'signedOut', confirmed: false }
}

export function userOf(session: Session): SessionUser | null {
  return session.status === 'signedIn' || session.status === 'loading' ? session.user : null
}
