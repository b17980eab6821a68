import { describe, expect, it } from 'vitest'
import { readReturnPath, readRoleToReturnTo, returnState } from './returnPath.ts'

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

describe('readRoleToReturnTo', () => {
  const role = { roleId: 'r1', roleTitle: 'Vizinha', castingTitle: 'Café da manhã' }
  const casting = { pathname: '/casting/c1', search: '', hash: '' }

  it('returns the titles of the role and its casting with the path back', () => {
    const state = returnState(casting, role)
    expect(readRoleToReturnTo(state)).toEqual({ from: '/casting/c1', applyingFor: role })
  })

  it.each([
    returnState(casting),
    null,
    { applyingFor: role },
    { from: '/', applyingFor: { ...role, roleId: 3 } },
    { from: 'https://evil.example', applyingFor: role },
  ])('returns undefined when the visitor did not come from a role: %j', (state) => {
    expect(readRoleToReturnTo(state)).toBeUndefined()
  })
})
