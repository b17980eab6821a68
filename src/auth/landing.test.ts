import { expect, it } from 'vitest'
import { landingOf } from './landing.ts'

it('an agent begins with what happened, everybody else with their own profile', () => {
  expect(landingOf({ grants: ['AGENT'] })).toBe('/feed')
  expect(landingOf({ grants: [] })).toBe('/perfil')
  expect(landingOf(null)).toBe('/perfil')
})
