import { expect, it } from 'vitest'
import { failureOf } from './failures.ts'

function errorWith(code: unknown): Error {
  return Object.assign(new Error('maria@example.com já existe'), { code })
}

it.each([
  [10, 'aborted'],
  [14, 'unavailable'],
  [4, 'unavailable'],
  ['ECONNREFUSED', 'unavailable'],
  [503, 'unavailable'],
  ['auth/user-not-found', 'unauthenticated'],
  [3, 'internal'],
  ['auth/argument-error', 'internal'],
  [undefined, 'internal'],
])('an error with code %j is told as %s', (code, expected) => {
  expect(failureOf(errorWith(code)).code).toBe(expected)
})

it('what is thrown but is no error is internal', () => {
  expect(failureOf('maria@example.com').code).toBe('internal')
})

it('neither the answer nor the log quotes the error', () => {
  for (const thrown of [errorWith(3), errorWith('x'), 'maria@example.com']) {
    expect(JSON.stringify(failureOf(thrown))).not.toContain('maria')
  }
})

it('the log says where the error came from', () => {
  expect(JSON.stringify(failureOf(errorWith(3)).log)).toContain('failures.test.ts')
})
