import { expect, it } from 'vitest'
import { castingDocuments } from '../castings/castingRecords.ts'
import { testDocuments } from '../screenTests/tests.ts'
import { seedDay } from './records.ts'
import { rosterOf } from './roster.ts'
import { trackRecords, withTrackRecord } from './trackRecords.ts'

const now = new Date('2026-11-26T12:00:00Z')

it('some of the demonstration’s people answered in time and some did not, some were chosen and some only shown', () => {
  const day = seedDay(now)
  const { members } = rosterOf(day)
  const people = members.map(({ records }) => records)
  const tracks = trackRecords(testDocuments(castingDocuments(people, day), day), now)
  const known = members
    .map((member) => withTrackRecord(member, tracks).records.profile.trackRecord)
    .filter((record) => record !== undefined)
  expect(known.length).toBe(tracks.size)
  expect(known.length).toBeGreaterThanOrEqual(20)
  const tested = known.filter(({ testsAsked }) => testsAsked > 0)
  const rates = new Set(tested.map(({ testsInTime, testsAsked }) => testsInTime / testsAsked))
  expect(rates.size).toBeGreaterThanOrEqual(4)
  expect(known.filter(({ chosen }) => chosen > 0).length).toBeGreaterThanOrEqual(3)
  expect(known.filter(({ presented, chosen }) => presented > chosen).length).toBeGreaterThanOrEqual(3)
  expect(known.length).toBeLessThan(members.length / 2)
})
