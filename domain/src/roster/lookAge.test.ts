import { dateToInstant } from '../instant.ts'
import { describe, expect, it } from 'vitest'
import { isLookOld } from './lookAge.ts'

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
