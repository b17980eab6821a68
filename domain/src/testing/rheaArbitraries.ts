import fc from 'fast-check'
import { UFS } from '../brazil.ts'
import { LANGUAGES, SKILL_LEVELS, TRAVELS } from '../people/facts.ts'
import { criterionKey } from '../rhea/criterionKey.ts'
import type { Searched } from '../roster/facets.ts'
import { RANGE_FACTS, STEPS, stepsOf } from '../roster/steps.ts'
import {
  type Criterion,
  criterionSchema,
  MAX_CRITERIA,
  MAX_IMPORTANCE,
  MIN_IMPORTANCE,
} from '../schemas/rhea/criteria.ts'
import { type Rankable, RANKABLE_FIELDS, rankableSchema } from '../schemas/rhea/rankable.ts'
import { CITIES, CLASSES, searchedArbitrary, SKILLS } from './rosterArbitraries.ts'

/** The moment of a ranking. */
export const RANKED_AT = new Date('2026-11-01T12:00:00Z')

/** Of a whole, the part that went well. */
function countsArbitrary(): fc.Arbitrary<readonly [number, number]> {
  return fc
    .tuple(fc.nat(20), fc.nat(20))
    .map(([one, other]) => [Math.max(one, other), Math.min(one, other)] as const)
}

const trackRecordArbitrary = fc
  .tuple(countsArbitrary(), countsArbitrary())
  .map(([[testsAsked, testsInTime], [presented, chosen]]) => ({
    testsAsked,
    testsInTime,
    presented,
    chosen,
  }))

/** Somebody as a search and as a ranking see them. */
export const personArbitrary: fc.Arbitrary<{ readonly searched: Searched; readonly rankable: Rankable }> = fc
  .tuple(
    searchedArbitrary,
    fc.record({
      daysAgo: fc.nat(500),
      trackRecord: fc.option(trackRecordArbitrary),
    }),
  )
  .map(([searched, { daysAgo, trackRecord }]) => ({
    searched,
    rankable: rankableSchema.parse({
      ...Object.fromEntries(RANKABLE_FIELDS.map((name) => [name, null])),
      ...searched,
      stale: searched.isStale,
      lookConfirmedAt: { seconds: RANKED_AT.getTime() / 1000 - daysAgo * 86_400, nanoseconds: 0 },
      trackRecord,
    }),
  }))

const asked: fc.Arbitrary<object> = fc.oneof(
  fc.record({ kind: fc.constant('class'), classes: fc.subarray([...CLASSES], { minLength: 1 }) }),
  fc.record({
    kind: fc.constant('skill'),
    skill: fc.constantFrom(...SKILLS),
    level: fc.constantFrom(...SKILL_LEVELS),
  }),
  fc.constantFrom(...RANGE_FACTS).chain((fact) => {
    const steps = stepsOf(STEPS[fact])
    return fc
      .subarray(steps, { minLength: 1, maxLength: 2 })
      .chain(([min, max]) =>
        fc.constantFrom({ kind: 'range', fact, min, max }, { kind: 'range', fact, max: min }),
      )
  }),
  fc.record({
    kind: fc.constant('place'),
    uf: fc.constantFrom(...UFS.slice(0, 3)),
    city: fc.option(fc.constantFrom(...CITIES), { nil: undefined }),
  }),
  fc.record({ kind: fc.constant('travel'), travel: fc.constantFrom(...TRAVELS) }),
  fc.record({ kind: fc.constant('language'), language: fc.constantFrom(...LANGUAGES) }),
  fc.constantFrom({ kind: 'freshness' }, { kind: 'video' }, { kind: 'testsInTime' }, { kind: 'results' }),
)

/** Anything that can be asked for. */
export const criterionArbitrary: fc.Arbitrary<Criterion> = fc
  .tuple(asked, fc.integer({ min: MIN_IMPORTANCE, max: MAX_IMPORTANCE }), fc.boolean())
  .map(([criterion, importance, isRequired]) => {
    const required = criterionSchema.safeParse({ ...criterion, importance, isRequired })
    return required.success
      ? required.data
      : criterionSchema.parse({ ...criterion, importance, isRequired: false })
  })

/** A set of criteria, each asked once. */
export const criteriaArbitrary: fc.Arbitrary<Criterion[]> = fc.uniqueArray(criterionArbitrary, {
  selector: criterionKey,
  minLength: 1,
  maxLength: MAX_CRITERIA,
})
