import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adultAt, ageAt, isBirthDateKnown, isMinor, NO_BIRTH_DATE, parseBirthDate } from './birthDate.ts'
import { instantToDate, instantToDay } from '../instant.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const dayOf = (value: unknown): string | undefined => {
  const instant = parseBirthDate(value, NOW)
  return instant === undefined ? undefined : instantToDay(instant)
}

describe('a birth date', () => {
  it.each([
    ['a day', '1990-05-17'],
    ['an ISO text', '1990-05-17T23:59:59.999Z'],
    ['an ISO text with an offset', '1990-05-17T10:00:00-03:00'],
    ['a time without a zone', '1990-05-17T00:30:00'],
    ['a Date', new Date('1990-05-17T03:00:00Z')],
    ['milliseconds', Date.UTC(1990, 4, 17, 15)],
    ["a Timestamp's fields", { seconds: Date.UTC(1990, 4, 17, 3) / 1000, nanoseconds: 0 }],
  ])('may be given as %s', (_, value) => {
    expect(dayOf(value)).toBe('1990-05-17')
  })

  it.each([
    ['a day that is none', '2001-02-29'],
    ['a day that is none with a time', '2001-02-29T00:00:00Z'],
    ['a month that is none', '2001-13-01'],
    ['a typed day', '17/05/1990'],
    ['another text', 'ontem'],
    ['an empty text', ''],
    ['tomorrow', '2026-11-22'],
    ['a day before 1900', '1899-12-31'],
    ['a year of two digits', new Date(-6e13)],
    ['an invalid Date', new Date(NaN)],
    ['NaN', NaN],
    ['a number beyond time', 8.64e15 + 1],
    ['seconds beyond time', { seconds: 1e300, nanoseconds: 0 }],
    ['half a Timestamp', { seconds: 1 }],
    ['true', true],
    ['null', null],
    ['nothing', undefined],
    ['a list', ['1990-05-17']],
  ])('may not be %s', (_, value) => {
    expect(dayOf(value)).toBeUndefined()
  })

  it('may be today’s as soon as it is today in São Paulo', () => {
    expect(parseBirthDate('2026-11-22', new Date('2026-11-22T02:59:59Z'))).toBeUndefined()
    expect(parseBirthDate('2026-11-22', new Date('2026-11-22T03:00:00Z'))).toBeDefined()
  })

  it('is midnight UTC of some day from 1900 to today, or nothing, whatever is sent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.date(), fc.double(), fc.string()), (value) => {
        const instant = parseBirthDate(value, NOW)
        if (instant === undefined) return true
        const { seconds, nanoseconds } = instant
        const inRange = seconds >= Date.UTC(1900, 0, 1) / 1000 && seconds <= NOW.getTime() / 1000
        return nanoseconds === 0 && seconds % 86_400 === 0 && inRange
      }),
      { numRuns: 1000 },
    )
  })
})

it('a birth date that nobody has said is no day on which somebody can be born', () => {
  expect(isBirthDateKnown(NO_BIRTH_DATE)).toBe(false)
  expect(parseBirthDate(NO_BIRTH_DATE, NOW)).toBeUndefined()
  expect(isBirthDateKnown({ seconds: 0, nanoseconds: 0 })).toBe(true)
})

describe('an age', () => {
  const born = (day: string): { seconds: number; nanoseconds: number } => ({
    seconds: Date.parse(`${day}T00:00:00Z`) / 1000,
    nanoseconds: 0,
  })

  it.each([
    ['2008-11-22', 17, true],
    ['2008-11-21', 18, false],
    ['2008-11-20', 18, false],
    ['2026-11-21', 0, true],
    ['1900-01-01', 126, false],
  ])('of somebody born on %s is %i', (day, age, minor) => {
    expect(ageAt(born(day), NOW)).toBe(age)
    expect(isMinor(born(day), NOW)).toBe(minor)
  })

  it('of somebody born on 29 February grows on 1 March', () => {
    expect(ageAt(born('2008-02-29'), new Date('2026-03-01T02:59:59Z'))).toBe(17)
    expect(ageAt(born('2008-02-29'), new Date('2026-03-01T03:00:00Z'))).toBe(18)
  })

  it('grows at midnight in São Paulo, and not three hours before', () => {
    const birthday = born('2008-11-21')
    expect(isMinor(birthday, new Date('2026-11-21T02:59:59Z'))).toBe(true)
    expect(isMinor(birthday, new Date('2026-11-21T03:00:00Z'))).toBe(false)
    expect(instantToDate(adultAt(birthday)).toISOString()).toBe('2026-11-21T03:00:00.000Z')
  })

  it('is an adult’s from the moment on at which they come of age, whatever the day', () => {
    fc.assert(
      // Who comes of age since there is no summer time, in which some midnights were skipped.
      fc.property(fc.integer({ min: Date.UTC(2002, 0, 1) / 86_400_000, max: 30_000 }), (days) => {
        const birthDate = { seconds: days * 86_400, nanoseconds: 0 }
        const at = instantToDate(adultAt(birthDate)).getTime()
        return isMinor(birthDate, new Date(at - 1)) && !isMinor(birthDate, new Date(at))
      }),
      { numRuns: 1000 },
    )
  })
})
