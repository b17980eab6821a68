import { expect, it } from 'vitest'
import { reviewSchema } from '../../../domain/src/schemas/screenTests/review.ts'
import { testRequestSchema } from '../../../domain/src/schemas/screenTests/testRequest.ts'
import { castingDocuments } from '../castings/castingRecords.ts'
import { seedDay } from '../people/records.ts'
import { rosterOf } from '../people/roster.ts'
import { takeUploads, testDocuments } from './tests.ts'

it('the demonstration’s artist has a test in each state, and the board knows of those that it asked for', () => {
  const day = seedDay(new Date('2026-11-26T12:00:00Z'))
  const people = rosterOf(day).members.map(({ records }) => records)
  const castings = castingDocuments(people, day)
  const documents = testDocuments(castings, day)
  const at = (pattern: RegExp) => documents.filter(([path]) => pattern.test(path))
  const ofArtist = at(/^testRequests\/[^/]+$/)
    .map(([, data]) => testRequestSchema.parse(data))
    .filter(({ artistId }) => artistId === 'demo-artista')
  expect(new Set(ofArtist.map(({ status }) => status))).toEqual(
    new Set(['sent', 'accepted', 'submitted', 'approved']),
  )
  const tests = at(/^castings\/casting-cafe-da-manha\/board\//).filter(([, data]) => 'test' in data)
  expect(tests.length).toBeGreaterThan(0)
  // Whatever is said to be there lies there.
  expect(takeUploads(castings, day)).toHaveLength(at(/\/takes\//).length)
  // Two can be seen side by side, and the team speaks of nothing else.
  const taken = new Set(at(/^testRequests\/teste-cozinha\/takes\//).map(([path]) => path.split('/').at(-1)))
  expect(taken.size).toBe(2)
  const said = at(/\/reviews\//).map(([, data]) => reviewSchema.parse(data))
  expect(new Set(said.flatMap((each) => (each.kind === 'comment' ? [each.takeId] : [])))).toEqual(taken)
  expect(said.filter(({ kind }) => kind === 'rating')).toHaveLength(2)
})
