import { catalogueLists } from '../../data/catalogue/lists.ts'
import type { Entering } from '../../data/entering.ts'
import { beginCards } from '../../data/roster/cardPhotos.ts'
import { rosterCountQuery, rosterPagesQuery } from '../../data/roster/queries.ts'
import { criteriaOf } from './byCriteria.ts'
import { parseRosterAddress } from './useRosterFilter.ts'

/** Begins the search that the address asks for. A search by criteria reads its set of criteria first. */
export async function begin({ client, params }: Entering): Promise<void> {
  if (criteriaOf(params) !== undefined) return
  const { filter } = parseRosterAddress(params, catalogueLists.current())
  await Promise.all([beginCards(client, rosterPagesQuery(filter)), client.query(rosterCountQuery(filter))])
}
