import { callFunction } from '../data/callables.ts'
import { errorCode } from '../lib/errorCode.ts'
import { logWarning } from '../lib/log.ts'

/** The provider's codes for somebody who may not come in; all others are about the network or the form. */
const REFUSED: ReadonlySet<string | undefined> = new Set([
  'auth/user-not-found',
  'auth/wrong-password',
  'auth/invalid-credential',
  'auth/invalid-login-credentials',
  'auth/user-disabled',
  'auth/too-many-requests',
])

/** Has the server count a sign-in that the provider refused: that it was one, not whose. Never rejects. */
export async function reportFailedSignIn(error: unknown): Promise<void> {
  if (!REFUSED.has(errorCode(error))) return
  try {
    await callFunction('reportFailedSignIn', {})
  } catch (failure) {
    logWarning('A failed sign-in was not counted', failure)
  }
}
