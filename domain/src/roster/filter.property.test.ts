import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filterArbitrary, searchedArbitrary } from '../testing/rosterArbitraries.ts'
import { facetsOf } from './facets.ts'
import { allOf, facetQuery, hasFacets, meets, partsOf } from './filter.ts'

/** Somebody's facets as they are stored. */
function stored(keys: readonly string[]): Record<string, true> {
  return Object.fromEntries(keys.map((key) => [key, true]))
}

describe('a filter', () => {
  it('finds by facets exactly whom a plain look at the facts lets through', () => {
    let found = 0
    fc.assert(
      fc.property(searchedArbitrary, filterArbitrary, (person, filter) => {
        const isFound = hasFacets(stored(facetsOf(person)), facetQuery(filter))
        found += isFound ? 1 : 0
        expect(isFound).toBe(meets(person, filter))
      }),
      { numRuns: 1000 },
    )
    // Filters that nobody meets would prove nothing.
    expect(found).toBeGreaterThan(100)
  })

  it('asks the same in parts, whichever are asked first', () => {
    fc.assert(
      fc.property(searchedArbitrary, filterArbitrary, fc.nat(10), (person, filter, cut) => {
        const facets = stored(facetsOf(person))
        const parts = partsOf(facetQuery(filter))
        const isFound =
          hasFacets(facets, allOf(parts.slice(0, cut))) && hasFacets(facets, allOf(parts.slice(cut)))
        expect(isFound).toBe(meets(person, filter))
      }),
      { numRuns: 500 },
    )
  })
})
