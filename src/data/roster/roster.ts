import type { RosterFilter } from '@ribalta/domain/roster/filter'
import { rosterQuery } from '@ribalta/domain/roster/structuredQuery'
import { ROSTER_CARD_FIELDS, type RosterCard, rosterCardSchema } from '@ribalta/domain/schemas/roster/roster'
import { COUNTED_UP_TO } from '../../lib/formats/formatCount.ts'
import { databaseName } from '../../lib/firebaseSettings.ts'
import { logWarning } from '../../lib/log.ts'
import type { Page } from '../../lib/lists/pagedList.ts'
import type { RestDocument } from '../rest/documents.ts'
import { countStaffQuery, runStaffQuery } from '../rest/staffQuery.ts'

export type { RosterCard } from '@ribalta/domain/schemas/roster/roster'

/** Cards in one page. */
export const ROSTER_PAGE = 24

/** What a card is made of, as a query asks for it. */
export const CARD_FIELDS = ROSTER_CARD_FIELDS.map((fieldPath) => ({ fieldPath }))
const CARD = { fields: CARD_FIELDS }

/** A card and the name of its document, by which lists go on. */
export interface FoundCard extends RosterCard {
  readonly name: string
}

export function toCard({ id, data }: RestDocument): FoundCard[] {
  const read = rosterCardSchema.safeParse(data)
  if (!read.success) {
    logWarning('A roster document was left out', read.error)
    return []
  }
  return [{ ...read.data, name: id }]
}

/** Who is found by a filter, the freshest look first. Rejects with `RestError`, or with `fetch`'s own error offline. */
export async function readRosterPage(
  filter: RosterFilter,
  after: string | undefined,
  signal?: AbortSignal,
): Promise<Page<FoundCard, string>> {
  const page = { ...rosterQuery(filter, { database: databaseName, after }), select: CARD, limit: ROSTER_PAGE }
  const documents = await runStaffQuery(page, signal)
  return {
    items: documents.flatMap(toCard),
    next: documents.length < ROSTER_PAGE ? undefined : documents.at(-1)?.id,
  }
}

/** How many are found by a filter, up to {@link COUNTED_UP_TO}; with `before`, only those whose name sorts before it. */
export function countRoster(filter: RosterFilter, before?: string, signal?: AbortSignal): Promise<number> {
  return countStaffQuery(rosterQuery(filter, { database: databaseName, before }), COUNTED_UP_TO, signal)
}
