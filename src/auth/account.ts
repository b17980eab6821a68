import { MESSAGES } from '@ribalta/domain/messages'
import type { UpdateProfileInput } from '@ribalta/domain/schemas/people/profileUpdate'
import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  signInWithEmailAndPassword,
  signOut as signOutOfFirebase,
  updatePassword,
  type MultiFactorError,
} from 'firebase/auth'
import { callFunction } from '../data/callables.ts'
import { forgetAllBytes } from '../data/conversations/attachments/deviceBytes.ts'
import { forgetAllTakes } from '../data/takes/deviceTakes.ts'
import { forgetAllFiles } from '../data/uploads/deviceFiles.ts'
import { firebaseAuth } from '../firebase/auth.ts'
import { errorCode } from '../lib/errorCode.ts'
import { noteLeaving } from '../lib/keptStorage.ts'
import { logError } from '../lib/log.ts'
import { AccountError } from './accountError.ts'
import { loginMessage, passwordMessage, reauthenticationMessage, updateMessage } from './messages.ts'
import { recordAccountEvents } from './recordAccountEvents.ts'
import { reportFailedSignIn } from './reportFailedSignIn.ts'
import { withRecentSignIn } from './recentSignIn.ts'
import { passSecondFactor } from './secondFactorChallenge.ts'
import type { SessionUser } from './session.ts'

/** Signs in; the session follows by itself. Rejects with {@link AccountError} in the specified words. */
export async function signIn(email: string, password: string): Promise<void> {
  try {
    const auth = await firebaseAuth()
    await withSecondFactor(() => signInWithEmailAndPassword(auth, email, password))
  } catch (error) {
    if (error instanceof AccountError) throw error
    void reportFailedSignIn(error)
    throw new AccountError(loginMessage(error), { cause: error })
  }
  void recordAccountEvents()
}

/** Where the provider asks for a second factor, that is a step of signing in and no failure. */
async function withSecondFactor(prove: () => Promise<unknown>): Promise<void> {
  try {
    await prove()
  } catch (error) {
    if (errorCode(error) !== 'auth/multi-factor-auth-required') throw error
    // That code is the SDK's for this kind alone.
    await passSecondFactor(error as MultiFactorError)
  }
}

/** Signs out, and leaves nothing on the device. Rejects with the SDK's own error. */
export async function signOut(): Promise<void> {
  const auth = await firebaseAuth()
  const stay = noteLeaving()
  try {
    await signOutOfFirebase(auth)
  } catch (error) {
    stay()
    throw error
  }
  await Promise.all([forgetAllFiles(), forgetAllTakes(), forgetAllBytes()])
}

/** Signs out and resolves to whether it worked; a failure is logged and told (specification, section 8). */
export async function logoutOrTell(
  leave: () => Promise<void>,
  tell: (message: string) => void,
): Promise<boolean> {
  try {
    await leave()
    return true
  } catch (error) {
    logError('The logout failed', error)
    tell(MESSAGES.logout)
    return false
  }
}

/** Proves who is here again, before a sensitive change. Rejects with {@link AccountError}. */
export async function reauthenticate(currentPassword: string): Promise<void> {
  const { currentUser } = await firebaseAuth()
  if (!currentUser?.email) {
    throw new AccountError(MESSAGES.reauthentication.noUser)
  }
  try {
    const credential = EmailAuthProvider.credential(currentUser.email, currentPassword)
    await withSecondFactor(() => reauthenticateWithCredential(currentUser, credential))
  } catch (error) {
    if (error instanceof AccountError) throw error
    throw new AccountError(reauthenticationMessage(error), { cause: error })
  }
}

/** Sets a new password. Rejects with {@link AccountError}. */
export async function changePassword(newPassword: string): Promise<void> {
  const { currentUser } = await firebaseAuth()
  if (currentUser === null) throw new AccountError(MESSAGES.password.noUser)
  try {
    await updatePassword(currentUser, newPassword)
  } catch (error) {
    throw new AccountError(passwordMessage(error), { cause: error })
  }
}

/** The server knows nobody any more by what this browser has: the guard then leads to the login, and back to the work. */
async function leaveLostSession(): Promise<void> {
  try {
    await signOutOfFirebase(await firebaseAuth())
  } catch (error) {
    logError('The lost session could not be left', error)
  }
}

export type ProfileChanges = Omit<UpdateProfileInput, 'profileId'>

/** Asks the server to change a profile and gives back its answer. Rejects with {@link AccountError}. */
export async function updateProfile(profileId: string, changes: ProfileChanges): Promise<unknown> {
  const defined = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  if (Object.keys(defined).length === 0) return { success: true, message: MESSAGES.update.nothing }
  try {
    return await withRecentSignIn(() => callFunction('updateProfile', { profileId, ...defined }))
  } catch (error) {
    if (errorCode(error) === 'functions/unauthenticated') await leaveLostSession()
    throw new AccountError(updateMessage(error), { cause: error })
  }
}

/** The same for whoever is here. Without anybody it rejects at once. */
export async function updateOwnProfile(user: SessionUser | null, changes: ProfileChanges): Promise<unknown> {
  if (user === null) throw new AccountError(MESSAGES.password.noUser)
  return updateProfile(user.uid, changes)
}
