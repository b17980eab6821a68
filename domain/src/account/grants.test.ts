import { expect, it } from 'vitest'
import { type Grant, isAgent, isDirector, isStaff, withImpliedGrants } from './grants.ts'

it.each([
  [undefined, [false, false, false]],
  [null, [false, false, false]],
  [{ grants: [] }, [false, false, false]],
  [{ grants: ['AGENT'] as const }, [true, false, true]],
  [{ grants: ['DIRECTOR'] as const }, [false, true, true]],
  [{ grants: ['AGENT', 'DIRECTOR'] as const }, [true, true, true]],
  [{ grants: ['AGENT', 'DIRECTOR'] as const, status: 'suspended' as const }, [false, false, false]],
  [{ grants: ['AGENT', 'DIRECTOR'] as const, isAccountDisabled: true }, [false, false, false]],
  [{ grants: ['AGENT'] as const, status: 'pending' as const, isAccountDisabled: false }, [true, false, true]],
])('%j is agent, director, staff: %j', (profile, expected) => {
  expect([isAgent(profile), isDirector(profile), isStaff(profile)]).toEqual(expected)
})

it.each<[Grant[], Grant[]]>([
  [[], []],
  [['AGENT'], ['AGENT']],
  [['DIRECTOR'], ['AGENT', 'DIRECTOR']],
  [
    ['DIRECTOR', 'AGENT', 'AGENT'],
    ['AGENT', 'DIRECTOR'],
  ],
])('who is given %j holds %j', (given, held) => {
  expect(withImpliedGrants(given)).toEqual(held)
})
