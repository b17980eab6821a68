import { expect, it } from 'vitest'
import { seedDay } from '../people/records.ts'
import { rosterOf } from '../people/roster.ts'
import { answerRateDocuments } from './answerRate.ts'
import { castingDocuments } from './castingRecords.ts'

const now = new Date('2026-11-26T12:00:00Z')
const YEAR_MS = 366 * 86_400_000

it('the demonstration has answered enough to say how it answers, and a year later has not', () => {
  const day = seedDay(now)
  const people = rosterOf(day).members.map(({ records }) => records)
  const castings = castingDocuments(people, day)
  const [path, rate] = answerRateDocuments(castings, now)[0] ?? []
  expect(path).toBe('stats/answers')
  expect(Object.keys(rate ?? {})).toEqual(['percent', 'days'])
  expect(answerRateDocuments(castings, new Date(now.getTime() + YEAR_MS))).toEqual([])
})
