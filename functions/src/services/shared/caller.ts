import { RECENT_SIGN_IN_FIELD, RECENT_SIGN_IN_MS } from '@ribalta/domain/account/recentSignIn'
import { HttpsError } from 'firebase-functions/https'

/** Who calls and from where, as far as the platform vouches for it. */
export interface Caller {
  /** `undefined` for a visitor. */
  readonly uid: string | undefined
  /** When the person signed in, in seconds (`auth_time` of the token); `undefined` for a visitor. */
  readonly authTime: number | undefined
  /** Whether that sign-in passed a second factor, as its token says. */
  readonly hasSecondFactor: boolean
  /** The network that the call comes from; `undefined` for calls on this machine inside the emulator. */
  readonly address: string | undefined
  /** What the browser says of itself: for people to recognise their devices by, never to decide anything. */
  readonly userAgent: string | undefined
}

export interface SignedInCaller extends Caller {
  readonly uid: string
  readonly authTime: number
}

/** Whether somebody is signed in. */
export function isSignedIn(caller: Caller): caller is SignedInCaller {
  return caller.uid !== undefined && caller.authTime !== undefined
}

/** Throws `failed-precondition` where the caller has not proved lately who they are. */
export function requireRecentSignIn({ authTime }: SignedInCaller, now: Date): void {
  if (now.getTime() - authTime * 1000 <= RECENT_SIGN_IN_MS) return
  throw new HttpsError('failed-precondition', 'Por segurança, confirme sua senha de novo.', {
    field: RECENT_SIGN_IN_FIELD,
  })
}
