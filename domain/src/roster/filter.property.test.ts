import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filterArbitrary, searchedArbitrary } from '../testing/rosterArbitraries.ts'
import { facetsOf } from './facets.ts'
import { type FacetQuery, facetQuery, meets } from './filter.ts'

function answers(facets: ReadonlySet<string>, { all, any }: FacetQuery): boolean {
  return all.every((key) => facets.has(key)) && any.every((list) => list.some((key) => facets.has(key)))
}

describe('a filter', () => {
  it('finds by facets exactly whom a plain look at the facts lets through', () => {
    let found = 0
    fc.assert(
      fc.property(searchedArbitrary, filterArbitrary, (person, filter) => {
        const isFound = answers(new Set(facetsOf(person)), facetQuery(filter))
        found += isFound ? 1 : 0
        expect(isFound).toBe(meets(person, filter))
      }),
      { numRuns: 1000 },
    )
    // Filters that nobody meets would prove nothing.
    expect(found).toBeGreaterThan(100)
  })
})
