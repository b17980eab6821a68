import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { facetsOf } from '../roster/facets.ts'
import { hasFacets } from '../roster/filter.ts'
import { type Criterion, MAX_IMPORTANCE } from '../schemas/rhea/criteria.ts'
import type { Rankable } from '../schemas/rhea/rankable.ts'
import {
  criteriaArbitrary,
  criterionArbitrary,
  personArbitrary,
  RANKED_AT,
} from '../testing/rheaArbitraries.ts'
import { criterionKey } from './criterionKey.ts'
import { gradeOf, isMet } from './grade.ts'
import { criterionFilter, mayBeRequired, requiredQuery } from './required.ts'
import { NEUTRAL_POINTS, rank, scoreOf } from './score.ts'

const rankableArbitrary = personArbitrary.map(({ rankable }) => rankable)
const score = (person: Rankable, criteria: readonly Criterion[]) => scoreOf(person, criteria, RANKED_AT)
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

/** The same set with one wish weighing more. */
function heavier(criteria: readonly Criterion[], key: string, by: number): Criterion[] {
  return criteria.map((criterion) =>
    criterionKey(criterion) === key
      ? { ...criterion, importance: Math.min(MAX_IMPORTANCE, criterion.importance + by) }
      : criterion,
  )
}

describe('a score', () => {
  it('is a whole number from 0 to 100, of which each part is within its share', () => {
    const seen = new Set<number>()
    fc.assert(
      fc.property(rankableArbitrary, criteriaArbitrary, (person, criteria) => {
        const { points, parts } = score(person, criteria)
        seen.add(points)
        expect(Number.isInteger(points)).toBe(true)
        expect(points).toBeGreaterThanOrEqual(0)
        expect(points).toBeLessThanOrEqual(100)
        for (const part of parts) {
          expect(Number.isInteger(part.points)).toBe(true)
          const most =
            (50 * part.criterion.importance) / sumOf(parts.map(({ criterion }) => criterion.importance))
          expect(Math.abs(part.points)).toBeLessThanOrEqual(Math.ceil(most))
        }
      }),
      { numRuns: 1000 },
    )
    // Scores that are all alike would prove nothing.
    expect(seen.size).toBeGreaterThan(40)
  })

  it('is what its shown parts make', () => {
    fc.assert(
      fc.property(rankableArbitrary, criteriaArbitrary, (person, criteria) => {
        const { points, parts } = score(person, criteria)
        expect(NEUTRAL_POINTS + sumOf(parts.map((part) => part.points))).toBe(points)
      }),
      { numRuns: 1000 },
    )
  })

  it('shows of each part no more than a point beside what the formula gives', () => {
    fc.assert(
      fc.property(rankableArbitrary, criteriaArbitrary, (person, criteria) => {
        const { points, exact, parts } = score(person, criteria)
        const importance = sumOf(parts.map(({ criterion }) => criterion.importance))
        const formula = importance === 0 ? 50 : 50 + (50 * exact) / (100 * importance)
        expect(Math.abs(points - formula)).toBeLessThanOrEqual(0.5)
        for (const part of parts) {
          const share = (50 * part.criterion.importance * (part.grade ?? 0)) / (100 * importance)
          expect(Math.abs(part.points - share)).toBeLessThan(1)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('moves nobody by what is not known', () => {
    let unknown = 0
    fc.assert(
      fc.property(rankableArbitrary, criteriaArbitrary, (person, criteria) => {
        const silent = score(person, criteria).parts.filter(({ grade }) => grade === null)
        unknown += silent.length
        expect(silent.every(({ points }) => points === 0)).toBe(true)
      }),
      { numRuns: 500 },
    )
    expect(unknown).toBeGreaterThan(100)
  })

  it('is the same in whatever order the criteria stand, part by part', () => {
    fc.assert(
      fc.property(
        rankableArbitrary,
        criteriaArbitrary.chain((criteria) =>
          fc.tuple(fc.constant(criteria), fc.shuffledSubarray(criteria, { minLength: criteria.length })),
        ),
        (person, [criteria, shuffled]) => {
          const byKey = ({ points, exact, parts }: ReturnType<typeof score>) => ({
            points,
            exact,
            parts: new Map(parts.map((part) => [criterionKey(part.criterion), part])),
          })
          expect(byKey(score(person, shuffled))).toEqual(byKey(score(person, criteria)))
        },
      ),
      { numRuns: 500 },
    )
  })

  it('is the same each time', () => {
    fc.assert(
      fc.property(rankableArbitrary, criteriaArbitrary, (person, criteria) => {
        expect(score(structuredClone(person), structuredClone(criteria))).toEqual(score(person, criteria))
      }),
    )
  })

  it('never puts somebody behind who has what weighs more, against whoever lacks it', () => {
    let moved = 0
    fc.assert(
      fc.property(
        rankableArbitrary,
        rankableArbitrary,
        criteriaArbitrary,
        criterionArbitrary,
        fc.integer({ min: 1, max: MAX_IMPORTANCE }),
        (one, other, others, criterion, by) => {
          const key = criterionKey(criterion)
          const wish: Criterion = { ...criterion, isRequired: false, importance: 1 }
          const criteria = [...others.filter((each) => criterionKey(each) !== key), wish]
          const [mine, theirs] = [one, other].map((person) => gradeOf(person, wish, RANKED_AT) ?? 0)
          fc.pre((mine ?? 0) > (theirs ?? 0))
          const after = heavier(criteria, key, by)
          const lead = (set: readonly Criterion[]) => score(one, set).exact - score(other, set).exact
          expect(lead(after)).toBeGreaterThan(lead(criteria))
          // Where they stood ahead, they still do; and whoever was behind may come ahead.
          expect(lead(criteria) < 0 || lead(after) > 0).toBe(true)
          moved += lead(criteria) < 0 && lead(after) > 0 ? 1 : 0
        },
      ),
      { numRuns: 500 },
    )
    expect(moved).toBeGreaterThan(0)
  })

  it('never falls by more weight on what somebody has in full', () => {
    fc.assert(
      fc.property(rankableArbitrary, criteriaArbitrary, (person, criteria) => {
        const before = score(person, criteria)
        const full = before.parts.filter(({ grade }) => grade === 100)
        for (const { criterion } of full) {
          const after = score(person, heavier(criteria, criterionKey(criterion), 3))
          expect(after.points).toBeGreaterThanOrEqual(before.points)
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe('a ranking', () => {
  it('holds everybody once, the better score first, in whatever order they come', () => {
    fc.assert(
      fc.property(fc.array(rankableArbitrary, { maxLength: 20 }), criteriaArbitrary, (people, criteria) => {
        const named = people.map((person, index) => ({ ...person, id: `p${String(index)}` }))
        const idsOf = (list: typeof named) =>
          rank(list, criteria, RANKED_AT, ({ id }) => id).map(({ person }) => person.id)
        const ranked = rank(named, criteria, RANKED_AT, ({ id }) => id)
        expect(ranked.map(({ person }) => person.id).toSorted()).toEqual(named.map(({ id }) => id).toSorted())
        const exact = ranked.map(({ score: { exact: each } }) => each)
        expect(exact).toEqual([...exact].sort((a, b) => b - a))
        expect(idsOf([...named].reverse())).toEqual(idsOf(named))
      }),
      { numRuns: 200 },
    )
  })
})

describe('a required criterion', () => {
  it('finds by the query exactly whom it is met by', () => {
    let found = 0
    let required = 0
    fc.assert(
      fc.property(personArbitrary, criterionArbitrary, ({ searched, rankable }, criterion) => {
        const query = requiredQuery([criterion])
        const facets = Object.fromEntries(
          facetsOf({ ...searched, status: 'published' }).map((key) => [key, true]),
        )
        const isFound = hasFacets(facets, query)
        expect(isFound).toBe(!criterion.isRequired || isMet(rankable, criterion))
        required += criterion.isRequired ? 1 : 0
        found += criterion.isRequired && isFound ? 1 : 0
      }),
      { numRuns: 3000 },
    )
    expect(required).toBeGreaterThan(500)
    expect(found).toBeGreaterThan(100)
  })

  it('can be any that asks something of the roster', () => {
    fc.assert(
      fc.property(criterionArbitrary, (criterion) => {
        expect(mayBeRequired(criterion)).toBe(criterionFilter(criterion) !== undefined)
        expect(mayBeRequired(criterion) || !criterion.isRequired).toBe(true)
      }),
    )
  })

  it('reaches by a made-up class, skill or city nothing else that is known of somebody', () => {
    const tempting = fc.constantFrom('gender:feminino', 'minor', 'drt', 'status:published', 'uf:SP', '`', '.')
    const name = fc.oneof(tempting, fc.string({ minLength: 1, maxLength: 20 }))
    fc.assert(
      fc.property(personArbitrary, name, ({ searched }, made) => {
        const known = new Set(facetsOf({ ...searched, classes: [], skills: [], city: undefined }))
        const weighed = { importance: 1, isRequired: true } as const
        const asked = [
          ...requiredQuery([{ kind: 'class', classes: [made], ...weighed }]).all,
          ...requiredQuery([{ kind: 'skill', skill: made, level: 1, ...weighed }]).all,
          ...requiredQuery([{ kind: 'place', uf: 'AC', city: made, ...weighed }]).all,
        ].filter((key) => key !== 'listed' && key !== 'uf:AC')
        expect(asked.filter((key) => known.has(key))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  it('is asked together with the others, and of everybody but the archived', () => {
    fc.assert(
      fc.property(criteriaArbitrary, (criteria) => {
        const query = requiredQuery(criteria)
        expect(query.all).toContain('listed')
        const alone = criteria.map((criterion) => requiredQuery([criterion]))
        expect(new Set(query.all)).toEqual(new Set(alone.flatMap(({ all }) => all)))
        expect(query.any).toEqual(alone.flatMap(({ any }) => any))
      }),
      { numRuns: 200 },
    )
  })
})
