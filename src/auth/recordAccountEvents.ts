import { callFunction } from '../data/callables.ts'
import { firebaseAuth } from '../firebase/auth.ts'
import { logWarning } from '../lib/log.ts'

/**
 * Has the server note what it can see of this sign-in and of the account, for the list of recent events. Never
 * rejects: what could not be noted now is noted the next time.
 */
export async function recordAccountEvents(): Promise<void> {
  try {
    const auth = await firebaseAuth()
    await auth.authStateReady()
    if (auth.currentUser !== null) await callFunction('recordAccountEvent', {})
  } catch (error) {
    logWarning('What happened to the account was not recorded now', error)
  }
}
