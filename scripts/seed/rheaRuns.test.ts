import { expect, it } from 'vitest'
import { instantToDate } from '../../domain/src/instant.ts'
import { candidateSchema } from '../../domain/src/schemas/castings/candidate.ts'
import { criteriaVersionSchema } from '../../domain/src/schemas/rhea/criteria.ts'
import { rheaRunSchema } from '../../domain/src/schemas/rhea/run.ts'
import { castingDocuments } from './castings/castingRecords.ts'
import { seedDay } from './people/records.ts'
import { rosterOf } from './people/roster.ts'
import { criteriaDocuments } from './rheaCriteria.ts'
import { runDocuments } from './rheaRuns.ts'

it('the demonstration’s rankings were made of criteria that there were, before anybody was approved, who came first once and once did not', () => {
  const day = seedDay(new Date('2026-11-26T12:00:00Z'))
  const people = rosterOf(day).members.map(({ records }) => records)
  const castings = castingDocuments(people, day)
  const written = [...castings, ...criteriaDocuments(day)]
  const documents = new Map(written)
  const runs = runDocuments(people, written, day).map(([, data]) => rheaRunSchema.parse(data))
  const madeAfter = runs.map(({ criteriaId, version, createdAt }) => {
    const set = documents.get(`rheaCriteria/${criteriaId}/versions/${String(version)}`)
    return instantToDate(createdAt) > instantToDate(criteriaVersionSchema.parse(set).createdAt)
  })
  expect(madeAfter).toEqual([true, true, true])
  const choices = runs.map((run) =>
    castings
      .filter(([path]) => path.startsWith(`castings/${String(run.castingId)}/board/`))
      .map(([, data]) => candidateSchema.parse(data))
      .filter(({ status }) => status === 'selected')
      .map(({ artistId, updatedAt }) => ({
        place: run.first[artistId]?.place,
        isLater: instantToDate(updatedAt) > instantToDate(run.createdAt),
      })),
  )
  expect(choices).toEqual([
    [{ place: undefined, isLater: true }],
    [{ place: expect.any(Number) as number, isLater: true }],
    [],
  ])
  expect(runs.map(({ isAnonymous }) => isAnonymous)).toEqual([false, false, true])
  expect(runs.at(-1)?.ranked).toBeGreaterThan(100)
})
