import { expect, it } from 'vitest'
import { isToCome } from '../lib/screensToCome.ts'
import { landingOf } from './landing.ts'

it.each([
  ['an artist', { grants: [] }],
  ['an agent', { grants: ['AGENT' as const] }],
  ['whose profile could not be read', null],
])('nobody begins where nothing stands yet: %s', (_who, profile) => {
  expect(isToCome(landingOf(profile))).toBe(false)
})

it('an agent begins at the work of others, an artist at their own', () => {
  expect(['/feed', '/cast']).toContain(landingOf({ grants: ['AGENT'] }))
  expect(landingOf({ grants: [] })).toBe('/perfil')
})
