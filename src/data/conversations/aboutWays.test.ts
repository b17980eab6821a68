import { expect, it } from 'vitest'
import { aboutPath } from './aboutWays.ts'

it.each([
  ['casting', '/casting?casting=x', '/casting/x'],
  ['test', '/test-requests/x', '/teste/x'],
  ['proposal', '/proposals-admin?proposta=x', '/proposals-admin'],
] as const)('a %s is elsewhere for staff than for the artist', (kind, staff, artist) => {
  expect(aboutPath({ kind, id: 'x' }, false)).toBe(staff)
  expect(aboutPath({ kind, id: 'x' }, true)).toBe(artist)
})
