import { describe, expect, it } from 'vitest'
import { dateToInstant } from '../instant.ts'
import { type Application, applicationSchema } from '../schemas/castings/application.ts'
import { answerRateOf, answersSince, withAnswerTime } from './answerRate.ts'
import { ANSWERS, APPLICATION_STATUSES } from './applicationStatus.ts'

const DAY = 24 * 60

describe('the answer rate', () => {
  const numbers = { waiting: 0, answered: 20, timed: 20, averageMinutes: 4 * DAY }

  it('is said from twenty answers on', () => {
    expect(answerRateOf({ ...numbers, answered: 19, timed: 19 })).toBeUndefined()
    expect(answerRateOf(numbers)).toEqual({ percent: 100, days: 4 })
  })

  it('is a whole percent of those that were not withdrawn, and all only where nobody waits', () => {
    expect(answerRateOf({ ...numbers, answered: 48, waiting: 2 })?.percent).toBe(96)
    expect(answerRateOf({ ...numbers, answered: 999, waiting: 1 })?.percent).toBe(99)
  })

  it('says the nearest whole days, which may be none', () => {
    const daysOf = (averageMinutes: number) => answerRateOf({ ...numbers, averageMinutes })?.days
    expect([10, DAY / 2 - 1, DAY / 2, 1.4 * DAY, 3.5 * DAY].map(daysOf)).toEqual([0, 0, 1, 1, 4])
  })

  it('says no time that too few answers have', () => {
    expect(answerRateOf({ ...numbers, answered: 60, timed: 19 })).toEqual({ percent: 100 })
    expect(answerRateOf({ ...numbers, timed: 0, averageMinutes: null })).toEqual({ percent: 100 })
  })

  it('is of the last twelve months', () => {
    expect(answersSince(new Date('2026-11-25T12:00:00Z'))).toEqual(new Date('2025-11-25T12:00:00Z'))
  })
})

describe('how long an answer took', () => {
  const at = (minutes: number) => dateToInstant(new Date(Date.UTC(2026, 10, 1, 0, 0, minutes * 60)))
  const changed = (status: Application['status'], minutes: number, more: object = {}): Application =>
    applicationSchema.parse({
      castingId: 'casting',
      artistId: 'artista',
      roleId: 'papel',
      status,
      castingTitle: 'Campanha',
      roleTitle: 'Papel',
      note: '',
      mediaIds: [],
      history: [],
      createdAt: at(0),
      updatedAt: at(minutes),
      ...more,
    })

  it('is written with each answer, in whole minutes, and with nothing else', () => {
    const timed = APPLICATION_STATUSES.filter(
      (status) => withAnswerTime(changed(status, 90.9)).minutesToAnswer === 90,
    )
    expect(timed).toEqual([...ANSWERS])
    expect(withAnswerTime(changed('inReview', 90))).toEqual(changed('inReview', 90))
  })

  it('goes with the answer that is taken back, and counts anew with the next one', () => {
    const reopened = withAnswerTime(changed('inReview', 200, { minutesToAnswer: 90 }))
    expect('minutesToAnswer' in reopened).toBe(false)
    expect(withAnswerTime(changed('selected', 300, { minutesToAnswer: 90 })).minutesToAnswer).toBe(300)
  })

  it('is never less than nothing, whatever the clocks said', () => {
    expect(withAnswerTime(changed('declined', -1)).minutesToAnswer).toBe(0)
  })
})
