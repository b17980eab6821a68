import { MESSAGES } from '@ribalta/domain/messages'
import type { UpdateProfileInput } from '@ribalta/domain/schemas/profileUpdate'
import { callFunction } from '../data/callables.ts'
import { loginMessage, passwordMessage, reauthenticationMessage, updateMessage } from './messages.ts'

/** A failure whose message is for the person, as it stands. The original error is its cause. */
export class AccountError extends Error {
  override readonly name = 'AccountError'
}

async function currentAuth() {
  const { firebaseAuth } = await import('../firebase/auth.ts')
  return firebaseAuth()
}

/** Signs in; the session follows by itself. Rejects with {@link AccountError} in the specified words. */
export async function signIn(email: string, password: string): Promise<void> {
  try {
    const [{ signInWithEmailAndPassword }, auth] = await Promise.all([import('firebase/auth'), currentAuth()])
    await signInWithEmailAndPassword(auth, email, password)
  } catch (error) {
    throw new AccountError(loginMessage(error), { cause: error })
  }
}

/** Signs out. Rejects with the SDK's own error. */
export async function signOut(): Promise<void> {
  const [sdk, auth] = await Promise.all([import('firebase/auth'), currentAuth()])
  await sdk.signOut(auth)
}

/** Proves who is here again, before a sensitive change. Rejects with {@link AccountError}. */
export async function reauthenticate(currentPassword: string): Promise<void> {
  const [sdk, { currentUser }] = await Promise.all([import('firebase/auth'), currentAuth()])
  if (!currentUser?.email) {
    throw new AccountError(MESSAGES.reauthentication.noUser)
  }
  try {
    const credential = sdk.EmailAuthProvider.credential(currentUser.email, currentPassword)
    await sdk.reauthenticateWithCredential(currentUser, credential)
  } catch (error) {
    throw new AccountError(reauthenticationMessage(error), { cause: error })
  }
}

/** Sets a new password. Rejects with {@link AccountError}. */
export async function changePassword(newPassword: string): Promise<void> {
  const [{ updatePassword }, { currentUser }] = await Promise.all([import('firebase/auth'), currentAuth()])
  if (currentUser === null) throw new AccountError(MESSAGES.password.noUser)
  try {
    await updatePassword(currentUser, newPassword)
  } catch (error) {
    throw new AccountError(passwordMessage(error), { cause: error })
  }
}

export type ProfileChanges = Omit<UpdateProfileInput, 'profileId'>

/** Asks the server to change a profile and gives back its answer. Rejects with {@link AccountError}. */
export async function updateProfile(profileId: string, changes: ProfileChanges): Promise<unknown> {
  const defined = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  if (Object.keys(defined).length === 0) return { success: true, message: MESSAGES.update.nothing }
  try {
    return await callFunction('updateProfile', { profileId, ...defined })
  } catch (error) {
    throw new AccountError(updateMessage(error), { cause: error })
  }
}
