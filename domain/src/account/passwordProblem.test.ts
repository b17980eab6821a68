import { describe, expect, it } from 'vitest'
import { COMMONEST_PASSWORDS } from './commonestPasswords.ts'
import {
  BLANK_PASSWORD,
  COMMON_PASSWORD,
  COMMON_WORD_PASSWORD,
  OWN_NAME_PASSWORD,
  passwordProblem,
} from './passwordProblem.ts'

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
    'anaprado2026',
    'prado12345',
    'exemplo.com.br',
  ])('is not the name or the address of its owner: %s', async (password) => {
    expect(await passwordProblem(password, ana)).toBe(OWN_NAME_PASSWORD)
  })

  it.each([
    'senha123',
    'Senha@2026',
    'mudar123',
    '123mudar',
    'senha123456',
    'ribalta2026',
    'Ribalta_1999',
    'flamengo10',
    'Família!!!',
    'minhaSenha00000',
    'escola4321',
    '14253647',
  ])('is no word that is tried first with little around it: %s', async (password) => {
    expect(await passwordProblem(password, ana)).toBe(COMMON_WORD_PASSWORD)
  })

  it.each([' '.repeat(8), '\u00a0'.repeat(12), '\t \u2003 \t \u2003'])(
    'is not of blanks alone',
    async (password) => {
      expect(await passwordProblem(password, ana)).toBe(BLANK_PASSWORD)
    },
  )

  it.each([
    'palco-escuro-9',
    'outra-senha-9',
    'senha7391',
    'amor-vida-deus-sol',
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
