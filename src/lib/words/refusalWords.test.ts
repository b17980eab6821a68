import { expect, it } from 'vitest'
import { refusalWords, serverWords } from './refusalWords.ts'

const failure = (code: string) => Object.assign(new Error('Só a direção pode.'), { code })

it('a refusal is told in the server’s words, a failure in ours', () => {
  expect(refusalWords(failure('functions/permission-denied'), 'Não deu.')).toBe('Só a direção pode.')
  expect(refusalWords(failure('functions/internal'), 'Não deu.')).toBe('Não deu.')
  expect(refusalWords(failure('auth/permission-denied'), 'Não deu.')).toBe('Não deu.')
  expect(refusalWords(new TypeError('Failed to fetch'), 'Não deu.')).toBe('Não deu.')
})

it.each(['internal', 'INTERNAL', 'unavailable', 'deadline-exceeded', 'not-found', 'NOT FOUND'])(
  'the SDK’s “%s” is no word of a server',
  (words) => {
    const code = `functions/${words.toLowerCase().replace(' ', '-')}`
    const error = Object.assign(new Error(words), { code })
    expect(serverWords(error)).toBeUndefined()
    expect(refusalWords(error, 'Não deu.')).toBe('Não deu.')
  },
)

it('what a server says stays', () => {
  expect(serverWords(failure('functions/internal'))).toBe('Só a direção pode.')
})
