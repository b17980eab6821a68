import { MESSAGES, serverError } from '@ribalta/domain/messages'
import { errorCode, errorField } from '../lib/errorCode.ts'
import { refusalWords, serverWords } from '../lib/words/refusalWords.ts'

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
  const message = serverWords(error)
  if (code === undefined || message === undefined) return MESSAGES.update.other
  const isAboutPhone = errorField(error) === 'phone' || /telefone|phone/i.test(message)
  if (code === 'functions/already-exists' && isAboutPhone) return MESSAGES.update.phoneTaken
  return serverError(MESSAGES.update.server, code, message)
}

/** What is said where the link for a new password could not be asked for. */
export function resetRequestMessage(error: unknown): string {
  switch (errorCode(error) ?? '') {
    case 'auth/invalid-email':
    case 'auth/missing-email':
      return MESSAGES.login.invalidEmail
    case 'auth/too-many-requests':
      return 'Muitos pedidos em pouco tempo. Aguarde alguns minutos e tente novamente.'
    default:
      return 'Não foi possível pedir o link. Verifique sua conexão e tente novamente.'
  }
}

/** What is said of a link from an e-mail that could not be used. */
export function linkMessage(error: unknown): string {
  switch (errorCode(error) ?? '') {
    case 'auth/expired-action-code':
      return 'Este link expirou.'
    case 'auth/invalid-action-code':
      return 'Este link já foi usado ou não é válido.'
    case 'auth/user-disabled':
    case 'auth/user-not-found':
      return 'Não há conta ativa para este link.'
    default:
      return UNREACHABLE_LINK
  }
}

/** The link itself may well be good: nobody could be asked. */
export const UNREACHABLE_LINK = 'Não foi possível conferir o link. Verifique sua conexão e tente novamente.'

/** What is said where a link did not set the new password. */
export function resetMessage(error: unknown): string {
  const message = passwordMessage(error)
  if (message !== MESSAGES.password.other) return message
  const aboutLink = linkMessage(error)
  return aboutLink === UNREACHABLE_LINK ? message : aboutLink
}

/** What is said where the link that confirms the e-mail could not be sent. */
export function verificationMessage(error: unknown): string {
  return errorCode(error) === 'auth/too-many-requests'
    ? 'Muitos pedidos em pouco tempo. Aguarde alguns minutos e tente novamente.'
    : 'Não foi possível enviar o link. Tente novamente.'
}

/** What is said where the other sessions could not be ended; the server's own words where it has some. */
export function endSessionsMessage(error: unknown): string {
  return refusalWords(error, 'Não foi possível sair dos outros dispositivos. Tente novamente.')
}

/** What is said where a second factor could not be added, given or taken away. */
export function secondFactorMessage(error: unknown): string {
  switch (errorCode(error) ?? '') {
    case 'auth/invalid-verification-code':
    case 'auth/missing-code':
      return 'Código incorreto. Confira e tente de novo.'
    case 'auth/code-expired':
    case 'auth/invalid-verification-id':
      return 'O código expirou. Peça outro.'
    case 'auth/invalid-phone-number':
    case 'auth/missing-phone-number':
      return 'Número de celular inválido.'
    case 'auth/second-factor-already-in-use':
      return 'Este celular já é o seu segundo fator.'
    case 'auth/maximum-second-factor-count-exceeded':
      return 'Você já tem tantos quantos são possíveis. Remova um antes.'
    case 'auth/unverified-email':
      return 'Confirme seu e-mail antes.'
    case 'auth/requires-recent-login':
      return 'Por segurança, informe sua senha de novo.'
    case 'auth/too-many-requests':
    case 'auth/quota-exceeded':
      return 'Muitos pedidos em pouco tempo. Aguarde alguns minutos e tente novamente.'
    default:
      return 'Não foi possível usar o segundo fator. Verifique sua conexão e tente novamente.'
  }
}
