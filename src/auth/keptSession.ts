import type { Instant } from '@ribalta/domain/instant'
import type { User } from 'firebase/auth'
import { readStored, writeStored } from '../lib/storage.ts'

const KEY = 'keptSession'

function markOf(uid: string, seconds: number): string {
  return `${uid}:${String(seconds)}`
}

/**
 * Notes that this browser ends every other session, so that its own tabs, which hear of it before they have the newer
 * sign-in, stay.
 */
export function keepSession(uid: string, authTime: number): void {
  writeStored(KEY, markOf(uid, authTime))
}

/** Whether a sign-in of that second is over, given when the sessions before it were ended. */
export function isSessionEnded(uid: string, authTime: number, sessionsEndedAt: Instant): boolean {
  if (authTime >= sessionsEndedAt.seconds) return false
  return readStored(KEY) !== markOf(uid, sessionsEndedAt.seconds)
}

/** Whether this browser has ended the sign-in of that second itself, by a newer one that this tab will hear of. */
export function isReplaced(uid: string, authTime: number): boolean {
  const [owner, second] = (readStored(KEY) ?? '').split(':')
  return owner === uid && Number(second) > authTime
}

/** When a session signed in, in seconds, as the server sees it. */
export async function signInSecond(user: User): Promise<number> {
  const { authTime } = await user.getIdTokenResult()
  return Math.floor(Date.parse(authTime) / 1000)
}
