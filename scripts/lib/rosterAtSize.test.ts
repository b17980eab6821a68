import { ROSTER_ORDERS, type QuickFilter } from '../../domain/src/roster/list.ts'
import { rosterListQuery, rosterQuery } from '../../domain/src/roster/structuredQuery.ts'
import { filterArbitrary } from '../../domain/src/testing/rosterArbitraries.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASE, type RosterAtSize, rosterAtSize } from './rosterAtSize.ts'

const PAGE = 24
const ROWS = 50
const COUNTED = 1000
const FILTERS = fc.sample(filterArbitrary, { numRuns: 40, seed: 21 })
const LISTS: readonly QuickFilter[] = [
  {},
  { status: ['published', 'archived'], stale: true },
  { classes: ['ator', 'modelo'], uf: ['SP', 'RJ'], video: true },
]

/** What every query found and what it read, by what was asked. */
async function readsOf(roster: RosterAtSize): Promise<Map<string, { found: number; reads: number }>> {
  const answers = new Map<string, { found: number; reads: number }>()
  for (const [index, filter] of FILTERS.entries()) {
    const query = rosterQuery(filter, { database: DATABASE })
    const { found, reads } = await roster.ask({ ...query, limit: PAGE })
    answers.set(`search ${JSON.stringify(filter)}`, { found, reads })
    if (index % 5 !== 0) continue
    const count = await roster.count(query, COUNTED)
    answers.set(`count ${JSON.stringify(filter)}`, { found: count.found, reads: count.reads })
  }
  for (const [index, by] of ROSTER_ORDERS.entries()) {
    const filter = LISTS[index % LISTS.length] ?? {}
    const query = rosterListQuery(filter, { by, direction: index % 2 === 0 ? 'asc' : 'desc' })
    const { found, reads } = await roster.ask({ ...query, limit: ROWS })
    answers.set(`list ${by} ${JSON.stringify(filter)}`, { found, reads })
  }
  return answers
}

describe('what the roster costs', () => {
  let roster: RosterAtSize
  beforeAll(async () => {
    roster = await rosterAtSize()
  })
  afterAll(() => roster.stop())

  for (const { people, tags } of [
    { people: 1000, tags: [] },
    { people: 100_000, tags: ['deep'] },
  ]) {
    it(
      `at ${String(people)} people: a page of Busca 48 documents at the most, a count one, a page of Elenco 60`,
      { tags },
      async () => {
        await roster.grow(people)
        const answers = await readsOf(roster)
        for (const [asked, { found, reads }] of answers) {
          // What is found, and nothing that was only looked at; where nothing is, production bills one.
          expect([asked, reads]).toEqual([asked, asked.startsWith('count') ? 1 : found])
        }
        const full = [...answers].filter(([asked, { found }]) => asked.startsWith('search') && found === PAGE)
        expect(full.length).toBeGreaterThan(FILTERS.length / 4)
      },
    )
  }
})
