import { expect, it } from 'vitest'
import { isInstant } from './instant.ts'

it('accepts the instants that Firestore stores, from the year 1 to the year 9999', () => {
  const first = new Date('0001-01-01T00:00:00Z').getTime() / 1000
  const last = new Date('9999-12-31T23:59:59Z').getTime() / 1000
  for (const seconds of [first, 0, last]) expect(isInstant({ seconds, nanoseconds: 999_999_999 })).toBe(true)
  for (const seconds of [first - 1, last + 1, Number.MAX_SAFE_INTEGER, Number.NaN, 0.5, '0', null]) {
    expect(isInstant({ seconds, nanoseconds: 0 })).toBe(false)
  }
})

it.each([-1, 1_000_000_000, 0.5, '0', undefined])('rejects %j nanoseconds', (nanoseconds) => {
  expect(isInstant({ seconds: 0, nanoseconds })).toBe(false)
})

it.each([null, undefined, 0, '2026-11-29', []])('rejects %j', (value) => {
  expect(isInstant(value)).toBe(false)
})
