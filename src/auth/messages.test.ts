import { AuthErrorCodes } from 'firebase/auth'
import { describe, expect, it } from 'vitest'
import {
  endSessionsMessage,
  linkMessage,
  loginMessage,
  passwordMessage,
  reauthenticationMessage,
  resetMessage,
  resetRequestMessage,
  updateMessage,
  verificationMessage,
} from './messages.ts'

/** Every code that the SDK gives: one that it does not know would never come. */
const CODES: readonly string[] = [...new Set(Object.values(AuthErrorCodes))].toSorted()

const {
  USER_DELETED,
  INVALID_PASSWORD,
  INVALID_LOGIN_CREDENTIALS,
  INVALID_EMAIL,
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN,
  WEAK_PASSWORD,
  TOO_MANY_ATTEMPTS_TRY_LATER,
  EXPIRED_OOB_CODE,
  INVALID_OOB_CODE,
  USER_DISABLED,
} = AuthErrorCodes

const failure = (code: string, message = 'detalhe', details?: unknown) =>
  Object.assign(new Error(message), { code, details })

/** Of which of all codes something is said. */
function saidOf(tell: (error: unknown) => string, words: string | RegExp): readonly string[] {
  return CODES.filter((code) => {
    const said = tell(failure(code))
    return typeof words === 'string' ? said === words : words.test(said)
  })
}

const only = (...codes: readonly string[]) => codes.toSorted()
const anyBut = (...codes: readonly string[]) => CODES.filter((code) => !codes.includes(code))

describe('the messages of section 8', () => {
  it.each([
    ['E-mail ou senha inválidos.', only(USER_DELETED, INVALID_PASSWORD, INVALID_LOGIN_CREDENTIALS)],
    ['Formato de e-mail inválido.', only(INVALID_EMAIL)],
    [
      'Falha no login. Tente novamente.',
      anyBut(USER_DELETED, INVALID_PASSWORD, INVALID_LOGIN_CREDENTIALS, INVALID_EMAIL),
    ],
  ])('login: %s', (message, codes) => {
    expect(saidOf(loginMessage, message)).toEqual(codes)
  })

  it('login: anything without a code', () => {
    expect(loginMessage('x')).toBe('Falha no login. Tente novamente.')
  })

  it.each([
    ['Senha atual incorreta.', only(INVALID_PASSWORD, INVALID_LOGIN_CREDENTIALS)],
    ['Falha na reautenticação. Tente novamente.', anyBut(INVALID_PASSWORD, INVALID_LOGIN_CREDENTIALS)],
  ])('re-authentication: %s', (message, codes) => {
    expect(saidOf(reauthenticationMessage, message)).toEqual(codes)
  })

  it.each([
    ['Por segurança, faça login novamente antes de alterar a senha.', only(CREDENTIAL_TOO_OLD_LOGIN_AGAIN)],
    ['A nova senha é muito fraca.', only(WEAK_PASSWORD)],
    ['Falha ao alterar a senha.', anyBut(CREDENTIAL_TOO_OLD_LOGIN_AGAIN, WEAK_PASSWORD)],
  ])('password: %s', (message, codes) => {
    expect(saidOf(passwordMessage, message)).toEqual(codes)
  })

  it.each([
    [
      failure('functions/already-exists', 'O telefone já existe'),
      'Este número de telefone já está em uso por outra conta.',
    ],
    [
      failure('functions/already-exists', 'taken', { field: 'phone' }),
      'Este número de telefone já está em uso por outra conta.',
    ],
    [
      failure('functions/already-exists', 'O nome já existe'),
      'Erro ao atualizar (functions/already-exists): O nome já existe',
    ],
    [
      failure('functions/permission-denied', 'Não pode'),
      'Erro ao atualizar (functions/permission-denied): Não pode',
    ],
    [new Error('rede'), 'Falha ao atualizar o perfil.'],
    // No server answered, and the SDK says its code.
    [failure('functions/internal', 'internal'), 'Falha ao atualizar o perfil.'],
    [failure('functions/unavailable', 'unavailable'), 'Falha ao atualizar o perfil.'],
  ])('profile update: %s', (error, message) => {
    expect(updateMessage(error)).toBe(message)
  })
})

describe('the messages about links', () => {
  it.each([
    [/^Formato de e-mail inválido\.$/, only(INVALID_EMAIL)],
    [/^Muitos pedidos/, only(TOO_MANY_ATTEMPTS_TRY_LATER)],
    [/^Não foi possível pedir o link/, anyBut(INVALID_EMAIL, TOO_MANY_ATTEMPTS_TRY_LATER)],
  ])('asking for one: %s', (message, codes) => {
    expect(saidOf(resetRequestMessage, message)).toEqual(codes)
  })

  it.each([
    [/^Este link expirou\.$/, only(EXPIRED_OOB_CODE)],
    [/^Este link já foi usado ou não é válido\.$/, only(INVALID_OOB_CODE)],
    [/^Não há conta ativa/, only(USER_DISABLED, USER_DELETED)],
    [
      /^Não foi possível conferir o link/,
      anyBut(EXPIRED_OOB_CODE, INVALID_OOB_CODE, USER_DISABLED, USER_DELETED),
    ],
  ])('opening one: %s', (message, codes) => {
    expect(saidOf(linkMessage, message)).toEqual(codes)
  })

  it('setting the password by one: first the password is spoken of, then the link', () => {
    const ofLinks = [EXPIRED_OOB_CODE, INVALID_OOB_CODE, USER_DISABLED, USER_DELETED]
    for (const code of ofLinks) expect(resetMessage(failure(code))).toBe(linkMessage(failure(code)))
    for (const code of anyBut(...ofLinks)) {
      expect(resetMessage(failure(code))).toBe(passwordMessage(failure(code)))
    }
  })

  it.each([
    [/^Muitos pedidos/, only(TOO_MANY_ATTEMPTS_TRY_LATER)],
    [/^Não foi possível enviar o link/, anyBut(TOO_MANY_ATTEMPTS_TRY_LATER)],
  ])('sending the one that confirms the e-mail: %s', (message, codes) => {
    expect(saidOf(verificationMessage, message)).toEqual(codes)
  })
})

describe('the message about other sessions', () => {
  it('is the server’s where it says what to do', () => {
    expect(endSessionsMessage(failure('functions/failed-precondition', 'Confirme sua senha.'))).toBe(
      'Confirme sua senha.',
    )
    expect(endSessionsMessage(failure('functions/internal', 'INTERNAL'))).toMatch(/^Não foi possível sair/)
  })
})
