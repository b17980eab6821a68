import { facetQuery, type RosterFilter } from '@ribalta/domain/roster/filter'
import type { Page } from '../../lib/lists/pagedList.ts'
import { mergedOrSifted } from './mergedOrSifted.ts'
import { type FoundCard, readRosterPage } from './roster.ts'
import { readSiftedPage } from './sifted.ts'

type Read = (filter: RosterFilter, after: string | undefined) => Promise<Page<FoundCard, string>>

/** A page of who is found by a filter, the freshest look first. Rejects as `readRosterPage` does. */
export async function readFoundPage(
  filter: RosterFilter,
  after: string | undefined,
  whole: Read = readRosterPage,
  sifted: Read = readSiftedPage,
): Promise<Page<FoundCard, string>> {
  return mergedOrSifted(
    facetQuery(filter),
    () => whole(filter, after),
    () => sifted(filter, after),
  )
}
