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

const failure = (code: string, message = 'detalhe', details?: unknown) =>
  Object.assign(new Error(message), { code, details })

describe('the messages of section 8', () => {
  it.each([
    ['auth/user-not-found', 'E-mail ou senha inválidos.'],
    ['auth/wrong-password', 'E-mail ou senha inválidos.'],
    ['auth/invalid-credential', 'E-mail ou senha inválidos.'],
    ['auth/invalid-email', 'Formato de e-mail inválido.'],
    ['auth/network-request-failed', 'Falha no login. Tente novamente.'],
    ['auth/too-many-requests', 'Falha no login. Tente novamente.'],
  ])('login: %s', (code, message) => {
    expect(loginMessage(failure(code))).toBe(message)
  })

  it('login: anything without a code', () => {
    expect(loginMessage('x')).toBe('Falha no login. Tente novamente.')
  })

  it.each([
    ['auth/wrong-password', 'Senha atual incorreta.'],
    ['auth/invalid-credential', 'Senha atual incorreta.'],
    ['auth/network-request-failed', 'Falha na reautenticação. Tente novamente.'],
  ])('re-authentication: %s', (code, message) => {
    expect(reauthenticationMessage(failure(code))).toBe(message)
  })

  it.each([
    ['auth/requires-recent-login', 'Por segurança, faça login novamente antes de alterar a senha.'],
    ['auth/weak-password', 'A nova senha é muito fraca.'],
    ['auth/network-request-failed', 'Falha ao alterar a senha.'],
  ])('password: %s', (code, message) => {
    expect(passwordMessage(failure(code))).toBe(message)
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
  ])('profile update: %s', (error, message) => {
    expect(updateMessage(error)).toBe(message)
  })
})

describe('the messages about links', () => {
  it.each([
    ['auth/invalid-email', 'Formato de e-mail inválido.'],
    ['auth/too-many-requests', /^Muitos pedidos/],
    ['auth/network-request-failed', /^Não foi possível pedir o link/],
  ])('asking for one: %s', (code, message) => {
    expect(resetRequestMessage(failure(code))).toMatch(message)
  })

  it.each([
    ['auth/expired-action-code', 'Este link expirou.'],
    ['auth/invalid-action-code', 'Este link já foi usado ou não é válido.'],
    ['auth/user-disabled', 'Não há conta ativa para este link.'],
    ['auth/network-request-failed', /^Não foi possível conferir o link/],
  ])('opening one: %s', (code, message) => {
    expect(linkMessage(failure(code))).toMatch(message)
  })

  it.each([
    ['auth/weak-password', 'A nova senha é muito fraca.'],
    ['auth/expired-action-code', 'Este link expirou.'],
    ['auth/network-request-failed', 'Falha ao alterar a senha.'],
  ])('setting the password by one: %s', (code, message) => {
    expect(resetMessage(failure(code))).toBe(message)
  })

  it.each([
    ['auth/too-many-requests', /^Muitos pedidos/],
    ['auth/network-request-failed', /^Não foi possível enviar o link/],
  ])('sending the one that confirms the e-mail: %s', (code, message) => {
    expect(verificationMessage(failure(code))).toMatch(message)
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
