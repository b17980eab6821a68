import { dateToInstant } from '../instant.ts'
import { describe, expect, it } from 'vitest'
import { isLookAsked, isLookDue, isLookOld, lookOldBefore } from './lookAge.ts'

const at = (day: string) => dateToInstant(new Date(`${day}T12:00:00Z`))

describe('isLookOld', () => {
  it('asks again half a year after it was last confirmed', () => {
    const profile = { createdAt: at('2024-01-01'), lookConfirmedAt: at('2026-01-01') }
    expect(isLookOld(profile, new Date('2026-06-01T12:00:00Z'))).toBe(false)
    expect(isLookOld(profile, new Date('2026-08-01T12:00:00Z'))).toBe(true)
  })

  it('counts from the registration where it never was', () => {
    expect(isLookOld({ createdAt: at('2026-01-01') }, new Date('2026-02-01T12:00:00Z'))).toBe(false)
  })
})

it('a look is asked for until it is confirmed', () => {
  const at = (seconds: number) => ({ seconds, nanoseconds: 0 })
  expect(isLookAsked({})).toBe(false)
  expect(isLookAsked({ lookConfirmedAt: at(5) })).toBe(false)
  expect(isLookAsked({ lookAskedAt: at(5) })).toBe(true)
  expect(isLookAsked({ lookAskedAt: at(5), lookConfirmedAt: at(4) })).toBe(true)
  expect(isLookAsked({ lookAskedAt: at(5), lookConfirmedAt: at(5) })).toBe(false)
})

it('a person is asked where staff asked or the look is as old as the roster takes for old', () => {
  const now = new Date('2026-11-26T12:00:00Z')
  const confirmed = (before: number) => dateToInstant(new Date(lookOldBefore(now).getTime() + before))
  const fresh = { createdAt: at('2024-01-01'), lookConfirmedAt: confirmed(0) }
  expect(isLookDue(fresh, now)).toBe(false)
  expect(isLookDue({ ...fresh, lookConfirmedAt: confirmed(-1) }, now)).toBe(true)
  expect(isLookDue({ ...fresh, lookAskedAt: at('2026-11-25') }, now)).toBe(true)
})
