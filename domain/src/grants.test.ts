import { expect, test } from 'vitest'
import { isAgent, isDirector, isStaff } from './grants.ts'

test.each([
  [undefined, [false, false, false]],
  [null, [false, false, false]],
  [{ grants: [] }, [false, false, false]],
  [{ grants: ['AGENT'] as const }, [true, false, true]],
  [{ grants: ['DIRECTOR'] as const }, [false, true, true]],
  [{ grants: ['AGENT', 'DIRECTOR'] as const }, [true, true, true]],
])('%j is agent, director, staff: %j', (profile, expected) => {
  expect([isAgent(profile), isDirector(profile), isStaff(profile)]).toEqual(expected)
})
