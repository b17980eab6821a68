import { toEmail } from '@ribalta/domain/identity'
import {
  applyActionCode,
  confirmPasswordReset,
  sendPasswordResetEmail,
  verifyPasswordResetCode,
} from 'firebase/auth'
import { firebaseAuth } from '../firebase/auth.ts'
import { errorCode } from '../lib/errorCode.ts'
import { AccountError } from './accountError.ts'
import { linkMessage, resetMessage, resetRequestMessage } from './messages.ts'

/**
 * Asks for the link that sets a new password. Whether the account exists makes no difference to who asks. Rejects with
 * {@link AccountError}.
 */
export async function requestPasswordReset(email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(await firebaseAuth(), toEmail(email))
  } catch (error) {
    if (errorCode(error) === 'auth/user-not-found') return
    throw new AccountError(resetRequestMessage(error), { cause: error })
  }
}

/** Whose password a link's code may set. Rejects with {@link AccountError} where it no longer may. */
export async function readResetCode(code: string): Promise<string> {
  try {
    return await verifyPasswordResetCode(await firebaseAuth(), code)
  } catch (error) {
    throw new AccountError(linkMessage(error), { cause: error })
  }
}

/** Sets the new password by the link's code, which is used up. Rejects with {@link AccountError}. */
export async function resetPassword(code: string, newPassword: string): Promise<void> {
  try {
    await confirmPasswordReset(await firebaseAuth(), code, newPassword)
  } catch (error) {
    throw new AccountError(resetMessage(error), { cause: error })
  }
}

/** Confirms the e-mail by the link's code, which is used up. Rejects with {@link AccountError}. */
export async function confirmEmail(code: string): Promise<void> {
  const auth = await firebaseAuth()
  try {
    await applyActionCode(auth, code)
  } catch (error) {
    throw new AccountError(linkMessage(error), { cause: error })
  }
}
