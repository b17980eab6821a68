import { describe, expect, it } from 'vitest'
import { readReturnPath, returnState } from './returnPath.ts'

describe('the way back after signing in', () => {
  it('keeps the path with its search and hash', () => {
    const state = returnState({ pathname: '/search', search: '?uf=SP', hash: '#3' })
    expect(readReturnPath(state)).toBe('/search?uf=SP#3')
  })

  it.each([
    null,
    undefined,
    'x',
    {},
    { from: 3 },
    { from: '//evil.example' },
    { from: '/\\evil.example' },
    { from: 'https://evil.example' },
  ])('trusts nothing else: %j', (state) => {
    expect(readReturnPath(state)).toBeUndefined()
  })
})
