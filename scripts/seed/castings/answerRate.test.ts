import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { seedDay } from '../people/records.ts'
import { rosterOf } from '../people/roster.ts'
import { answerRateDocuments } from './answerRate.ts'
import { castingDocuments } from './castingRecords.ts'

const now = new Date('2026-11-26T12:00:00Z')
const YEAR_MS = 366 * 86_400_000

it('the demonstration has answered nine in ten applications within days, and a year later says nothing', () => {
  const day = seedDay(now)
  const people = rosterOf(day).members.map(({ records }) => records)
  const castings = castingDocuments(people, day)
  const [path, data] = answerRateDocuments(castings, now)[0] ?? []
  expect(path).toBe('stats/answers')
  const rate = z.strictObject({ percent: z.int(), days: z.int() }).parse(data)
  // A rate that an agency would publish.
  expect(rate.percent).toBeGreaterThanOrEqual(90)
  expect(rate.days).toBeLessThanOrEqual(5)
  expect(answerRateDocuments(castings, new Date(now.getTime() + YEAR_MS))).toEqual([])
})
