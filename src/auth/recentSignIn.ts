import { RECENT_SIGN_IN_FIELD } from '@ribalta/domain/account/recentSignIn'
import { errorField } from '../lib/errorCode.ts'
import { createStore } from '../lib/store.ts'

export interface PasswordRequest {
  /** Told once, whether the person gave their password. */
  answer: (isConfirmed: boolean) => void
}

/** What waits for the person to give their password again; `RecentSignInDialog` asks for it. */
export const passwordRequest = createStore<PasswordRequest | undefined>(undefined)

let asked: Promise<boolean> | undefined

/** Asks once, whoever else is waiting. */
function askForPassword(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => {
    passwordRequest.set({
      answer: (isConfirmed) => {
        asked = undefined
        passwordRequest.set(undefined)
        resolve(isConfirmed)
      },
    })
  })
  return asked
}

/**
 * Does what the server may want a recent sign-in for: where it does, the person gives their password in a dialog over
 * whatever they were doing, and it is done again. Rejects with the first refusal where they would rather not.
 */
export async function withRecentSignIn<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (errorField(error) !== RECENT_SIGN_IN_FIELD || !(await askForPassword())) throw error
    return act()
  }
}
