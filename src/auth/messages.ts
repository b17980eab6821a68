import { MESSAGES, serverError } from '@ribalta/domain/messages'
import { errorCode, errorField, errorMessage } from '../lib/errorCode.ts'

/** What the login page says of a failed sign-in (specification, section 8). */
export function loginMessage(error: unknown): string {
  switch (errorCode(error) ?? '') {
    case 'auth/user-not-found':
    case 'auth/wrong-password':
    case 'auth/invalid-credential':
    case 'auth/invalid-login-credentials':
      return MESSAGES.login.wrongCredentials
    case 'auth/invalid-email':
      return MESSAGES.login.invalidEmail
    default:
      return MESSAGES.login.other
  }
}

export function reauthenticationMessage(error: unknown): string {
  switch (errorCode(error) ?? '') {
    case 'auth/wrong-password':
    case 'auth/invalid-credential':
    case 'auth/invalid-login-credentials':
      return MESSAGES.reauthentication.wrongPassword
    default:
      return MESSAGES.reauthentication.other
  }
}

export function passwordMessage(error: unknown): string {
  switch (errorCode(error) ?? '') {
    case 'auth/requires-recent-login':
      return MESSAGES.password.recentLogin
    case 'auth/weak-password':
    case 'auth/password-does-not-meet-requirements':
      return MESSAGES.password.weak
    default:
      return MESSAGES.password.other
  }
}

/** What is said of a failed `updateProfile`. */
export function updateMessage(error: unknown): string {
  const code = errorCode(error)
  if (code === undefined || !code.startsWith('functions/')) return MESSAGES.update.other
  const message = errorMessage(error)
  const isAboutPhone = errorField(error) === 'phone' || /telefone|phone/i.test(message)
  if (code === 'functions/already-exists' && isAboutPhone) return MESSAGES.update.phoneTaken
  return serverError(MESSAGES.update.server, code, message)
}
