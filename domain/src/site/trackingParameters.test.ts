import { expect, it } from 'vitest'
import { withoutTracking } from './trackingParameters.ts'

it.each([
  ['', ''],
  ['?fbclid=abc', ''],
  ['?utm_source=whatsapp&utm_medium=x', ''],
  ['?uf=SP&fbclid=abc&nome=ana+lu', '?uf=SP&nome=ana+lu'],
  ['?uf=SP&nome=jo%C3%A3o', '?uf=SP&nome=jo%C3%A3o'],
])('of %j the address keeps %j', (search, kept) => {
  expect(withoutTracking(search)).toBe(kept)
})
