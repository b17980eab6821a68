import { describe, expect, it } from 'vitest'
import { fromSaoPaulo, toSaoPaulo } from '../saoPauloTime.ts'
import { fairDeadline, longSides, pagesOfText, shortTime } from './fairness.ts'
import type { TestKind } from './screenTest.ts'

const HOUR_MS = 3_600_000

function at(local: string): Date {
  const date = fromSaoPaulo(local)
  if (date === undefined) throw new Error(`No moment: ${local}`)
  return date
}

/** What there is to say of a deadline, the days by their names. */
function said(kind: TestKind, now: string, deadline: string) {
  const found = shortTime(kind, at(deadline), at(now))
  if (found === undefined) return undefined
  const { hours, least, resting, fair } = found
  return {
    hours,
    least,
    resting: resting.map(({ day, holiday }) => `${day} ${holiday?.name ?? 'weekend'}`),
    fair: toSaoPaulo(fair),
  }
}

describe('how much time is fair', () => {
  it('is 48 hours of working days for dramaturgy, to the minute', () => {
    // Monday to Wednesday.
    expect(said('dramaturgia', '2026-11-23T10:00', '2026-11-25T10:00')).toBeUndefined()
    expect(said('dramaturgia', '2026-11-23T10:01', '2026-11-25T10:00')).toEqual({
      hours: 48 - 1 / 60,
      least: 48,
      resting: [],
      fair: '2026-11-25T18:00',
    })
    // Within a minute nothing changes: a deadline has no seconds.
    const now = new Date(at('2026-11-23T10:00').getTime() + 59_999)
    expect(shortTime('dramaturgia', at('2026-11-25T10:00'), now)).toBeUndefined()
  })

  it('is 24 for advertising, and as one likes for a presentation', () => {
    expect(said('publicidade', '2026-11-23T10:00', '2026-11-24T10:00')).toBeUndefined()
    expect(said('publicidade', '2026-11-23T10:00', '2026-11-24T09:00')).toMatchObject({
      hours: 23,
      least: 24,
      fair: '2026-11-24T18:00',
    })
    expect(said('apresentacao', '2026-11-23T10:00', '2026-11-23T11:00')).toBeUndefined()
  })

  it('does not count weekends, from a Friday evening on', () => {
    expect(said('publicidade', '2026-11-27T20:00', '2026-11-30T18:00')).toEqual({
      hours: 22,
      least: 24,
      resting: ['2026-11-28 weekend', '2026-11-29 weekend'],
      fair: '2026-12-01T18:00',
    })
    expect(said('publicidade', '2026-11-28T12:00', '2026-11-29T12:00')).toMatchObject({ hours: 0 })
  })

  it('does not count holidays, and names them: 20 November before a weekend', () => {
    expect(said('dramaturgia', '2026-11-19T16:00', '2026-11-23T12:00')).toEqual({
      hours: 20,
      least: 48,
      resting: ['2026-11-20 Consciência Negra', '2026-11-21 weekend', '2026-11-22 weekend'],
      fair: '2026-11-24T18:00',
    })
  })

  it('does not count Carnaval either, and counts Ash Wednesday', () => {
    expect(said('dramaturgia', '2027-02-05T18:00', '2027-02-10T18:00')).toEqual({
      hours: 24,
      least: 48,
      resting: ['2027-02-06 weekend', '2027-02-07 weekend', '2027-02-08 Carnaval', '2027-02-09 Carnaval'],
      fair: '2027-02-12T18:00',
    })
    const [, , monday] =
      shortTime('dramaturgia', at('2027-02-10T18:00'), at('2027-02-05T18:00'))?.resting ?? []
    expect(monday?.holiday?.isOptional).toBe(true)
  })

  it('goes over the end of a year', () => {
    expect(said('dramaturgia', '2026-12-31T12:00', '2027-01-04T12:00')).toEqual({
      hours: 24,
      least: 48,
      resting: ['2027-01-01 Confraternização Universal', '2027-01-02 weekend', '2027-01-03 weekend'],
      fair: '2027-01-05T18:00',
    })
  })

  it('is nobody’s matter once it has passed, and at once known of a deadline that is far away', () => {
    expect(said('dramaturgia', '2026-11-23T10:00', '2026-11-23T10:00')).toBeUndefined()
    expect(said('dramaturgia', '2026-11-23T10:00', '2020-01-01T10:00')).toBeUndefined()
    expect(said('dramaturgia', '2026-11-23T10:00', '9999-12-31T10:00')).toBeUndefined()
  })
})

describe('the first fair deadline', () => {
  it.each<[TestKind, string, string]>([
    ['dramaturgia', '2026-11-23T16:59', '2026-11-25T18:00'],
    // It would be fair for less than an hour more.
    ['dramaturgia', '2026-11-23T17:01', '2026-11-26T18:00'],
    ['dramaturgia', '2026-11-27T20:00', '2026-12-02T18:00'],
    ['publicidade', '2026-11-21T09:00', '2026-11-24T18:00'],
    ['publicidade', '2026-12-24T09:00', '2026-12-28T18:00'],
    ['apresentacao', '2026-11-23T10:00', '2026-11-23T18:00'],
    ['apresentacao', '2026-11-27T17:30', '2026-11-30T18:00'],
  ])('for %s at %s is %s', (kind, now, deadline) => {
    expect(toSaoPaulo(fairDeadline(kind, at(now)))).toBe(deadline)
    expect(shortTime(kind, at(deadline), at(now))).toBeUndefined()
  })

  it('stays fair for an hour, at whatever hour of a year', () => {
    const unfair = Array.from({ length: 500 }, (_, step) => {
      const now = new Date(at('2026-07-01T00:30').getTime() + step * 17 * HOUR_MS)
      const later = new Date(now.getTime() + HOUR_MS)
      return shortTime('dramaturgia', fairDeadline('dramaturgia', now), later) === undefined ? [] : [now]
    }).flat()
    expect(unfair).toEqual([])
  })
})

describe('how much there is to learn', () => {
  it('is fair up to eight pages for dramaturgy alone', () => {
    expect(longSides('dramaturgia', 8)).toBeUndefined()
    expect(longSides('dramaturgia', 9)).toEqual({ pages: 9, most: 8 })
    expect(longSides('publicidade', 40)).toBeUndefined()
    expect(longSides('apresentacao', 40)).toBeUndefined()
  })

  it('is measured in pages of a typewriter where it was typed', () => {
    expect(pagesOfText(' \n ')).toBe(0)
    expect(pagesOfText('a')).toBe(1)
    expect(pagesOfText('a'.repeat(8 * 1800))).toBe(8)
    expect(pagesOfText('a'.repeat(8 * 1800 + 1))).toBe(9)
  })
})
