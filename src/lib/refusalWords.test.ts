import { expect, it } from 'vitest'
import { refusalWords } from './refusalWords.ts'

const failure = (code: string) => Object.assign(new Error('Só a direção pode.'), { code })

it('a refusal is told in the server’s words, a failure in ours', () => {
  expect(refusalWords(failure('functions/permission-denied'), 'Não deu.')).toBe('Só a direção pode.')
  expect(refusalWords(failure('functions/internal'), 'Não deu.')).toBe('Não deu.')
  expect(refusalWords(failure('auth/permission-denied'), 'Não deu.')).toBe('Não deu.')
  expect(refusalWords(new TypeError('Failed to fetch'), 'Não deu.')).toBe('Não deu.')
})
