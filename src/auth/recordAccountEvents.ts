import { callFunction } from '../data/callables.ts'
import { firebaseAuth } from '../firebase/auth.ts'
import { errorCode } from '../lib/errorCode.ts'

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
    console.warn('Os acontecimentos da conta não foram registrados agora', errorCode(error) ?? error)
  }
}
