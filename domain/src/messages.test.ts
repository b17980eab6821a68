import { expect, test } from 'vitest'
import { MESSAGES, serverError, TAKEN_MESSAGES } from './messages.ts'

test("a server's error is told with its code and message, whatever they hold", () => {
  expect(serverError(MESSAGES.registration.server, 'internal', 'x')).toBe('Erro no registro (internal): x')
  expect(serverError(MESSAGES.update.server, '$&', '{code} $1 {message}')).toBe(
    'Erro ao atualizar ($&): {code} $1 {message}',
  )
})

test('a taken phone is told in the words of the specification', () => {
  expect(TAKEN_MESSAGES.phone).toBe('Este número de telefone já está em uso por outra conta.')
})
