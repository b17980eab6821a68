import { describe, expect, it } from 'vitest'
import { COMMONEST_PASSWORDS } from './commonestPasswords.ts'
import { COMMON_PASSWORD, OWN_NAME_PASSWORD, passwordProblem } from './passwordProblem.ts'

const ana = { email: 'Ana.Prado@exemplo.com.br', names: ['Ana Prado', 'Ana Maria do Prado', 'ana-prado'] }

describe('a password', () => {
  it('is none of the ten thousand commonest, the last one included', async () => {
    const passwords = COMMONEST_PASSWORDS.split(' ')
    expect(new Set(passwords).size).toBe(10_000)
    for (const password of ['12345678', 'Password1', 'iloveyou', passwords.at(-1) ?? '']) {
      expect(await passwordProblem(password, ana)).toBe(COMMON_PASSWORD)
    }
  })

  it.each([
    'anaprado',
    'AnaPrado1',
    'ANA PRADO!!',
    'Ana-Maria-99',
    'aná.prádo',
    'ana.prado@exemplo.com.br',
    'pradoana123',
    'exemplo.com.br',
  ])('is not the name or the address of its owner: %s', async (password) => {
    expect(await passwordProblem(password, ana)).toBe(OWN_NAME_PASSWORD)
  })

  it.each([
    'palco-escuro-9',
    'quatro palavras bem juntas',
    'ana gosta de palco',
    'banana-cortina',
    '🎭🎭🎭🎭🎭🎭🎭🎭',
    '12345678 palco',
    'password 12345678',
    '',
  ])('may be anything else: %j', async (password) => {
    expect(await passwordProblem(password, ana)).toBeUndefined()
  })

  it('is weighed where little is known of its owner, too', async () => {
    expect(await passwordProblem('coxia-cheia-3', { email: '', names: [''] })).toBeUndefined()
    expect(await passwordProblem('12345678', { email: '', names: [] })).toBe(COMMON_PASSWORD)
  })
})
