import { sendEmailVerification, type User } from 'firebase/auth'
import { callFunction } from '../data/callables.ts'
import { firebaseAuth } from '../firebase/auth.ts'
import { logWarning } from '../lib/log.ts'
import { reauthenticate } from './account.ts'
import { AccountError } from './accountError.ts'
import { endSessionsMessage, verificationMessage } from './messages.ts'
import { keepSession, signInSecond } from './keptSession.ts'

/** What the provider says of the account, beside the profile. */
export interface AccountState {
  email: string | null
  emailVerified: boolean
}

async function currentUser(): Promise<User | null> {
  const auth = await firebaseAuth()
  await auth.authStateReady()
  return auth.currentUser
}

/** The account as it is now at the provider: an e-mail may have been confirmed elsewhere. */
export async function readAccountState(): Promise<AccountState> {
  const user = await currentUser()
  if (user === null) return { email: null, emailVerified: false }
  await user.reload()
  return { email: user.email, emailVerified: user.emailVerified }
}

/** Sends the link by which the person shows that the e-mail is theirs. Rejects with {@link AccountError}. */
export async function sendVerificationLink(): Promise<void> {
  const user = await currentUser()
  try {
    if (user === null) throw new Error('Nobody is signed in')
    await sendEmailVerification(user)
  } catch (error) {
    throw new AccountError(verificationMessage(error), { cause: error })
  }
}

/**
 * Signs the person out on every other device, after proving again who is here. Rejects with {@link AccountError}, in
 * the words of the re-authentication where that is what failed.
 */
export async function endOtherSessions(currentPassword: string): Promise<void> {
  await reauthenticate(currentPassword)
  const user = await currentUser()
  try {
    if (user === null) throw new Error('Nobody is signed in')
    keepSession(user.uid, await signInSecond(user))
    await callFunction('endOtherSessions', {})
  } catch (error) {
    throw new AccountError(endSessionsMessage(error), { cause: error })
  }
  // The provider took back every sign-in, this one too: it lasts only as long as its token, unless it is made anew.
  try {
    await reauthenticate(currentPassword)
  } catch (error) {
    logWarning('The present session was not renewed', error)
  }
}
