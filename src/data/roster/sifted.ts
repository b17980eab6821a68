import {
  allOf,
  type FacetQuery,
  facetQuery,
  hasFacets,
  partsOf,
  type RosterFilter,
} from '@ribalta/domain/roster/filter'
import { facetsQuery } from '@ribalta/domain/roster/structuredQuery'
import { COUNTED_UP_TO } from '../../lib/formats/formatCount.ts'
import { databaseName } from '../../lib/firebaseSettings.ts'
import type { Page } from '../../lib/lists/pagedList.ts'
import type { RestDocument } from '../rest/documents.ts'
import { mapField } from '../rest/fields.ts'
import { countStaffQuery, runStaffQuery } from '../rest/staffQuery.ts'
import { CARD_FIELDS, type FoundCard, ROSTER_PAGE, toCard } from './roster.ts'

/** How many parts of a filter the server is still asked. */
export const SIFTED_PARTS = 3
/** How many pages are read for one, at most. */
const MOST_PAGES = 10

/** A query in two: the rarest three of its parts, by how many have each, which the server is asked, and the rest. */
export async function rarestOf(
  query: FacetQuery,
  signal?: AbortSignal,
): Promise<{ readonly asked: FacetQuery; readonly rest: FacetQuery }> {
  const parts = await Promise.all(
    partsOf(query).map(async (part) => ({
      part,
      count: await countStaffQuery(facetsQuery(part, { database: databaseName }), COUNTED_UP_TO, signal),
    })),
  )
  const rarest = parts.toSorted((a, b) => a.count - b.count).map(({ part }) => part)
  return { asked: allOf(rarest.slice(0, SIFTED_PARTS)), rest: allOf(rarest.slice(SIFTED_PARTS)) }
}

/**
 * Who is found by a filter whose parts the server cannot merge: it is asked the rarest three and the rest is left out here. A page may
 * be short, or empty, and still have a next. Rejects as `readRosterPage` does.
 */
export async function readSiftedPage(
  filter: RosterFilter,
  after: string | undefined,
): Promise<Page<FoundCard, string>> {
  const { asked, rest } = await rarestOf(facetQuery(filter))
  const fits = ({ data }: RestDocument): boolean => hasFacets(mapField(data, 'facets'), rest)
  const items: FoundCard[] = []
  let last = after
  for (let page = 0; page < MOST_PAGES && items.length < ROSTER_PAGE; page += 1) {
    const documents = await runStaffQuery({
      ...facetsQuery(asked, { database: databaseName, after: last }),
      select: { fields: [...CARD_FIELDS, { fieldPath: 'facets' }] },
      limit: ROSTER_PAGE,
    })
    items.push(...documents.filter(fits).flatMap(toCard))
    if (documents.length < ROSTER_PAGE) return { items, next: undefined, isSifted: true }
    last = documents.at(-1)?.id
  }
  return { items, next: last, isSifted: true }
}
