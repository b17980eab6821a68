import { ORDER_FIELDS, type QuickFilter, type RosterSort } from '@ribalta/domain/roster/list'
import { rosterListQuery } from '@ribalta/domain/roster/structuredQuery'
import { isInstant } from '@ribalta/domain/instant'
import type { Page } from '../../lib/lists/pagedList.ts'
import { type Encodable, encodeValue } from '../rest/encoder.ts'
import { runStaffQuery } from '../rest/staffQuery.ts'
import { CARD_FIELDS, type FoundCard, toCard } from './roster.ts'

/** Rows in one page. */
const LIST_PAGE = 50

/** Where a page ended. */
export interface ListCursor {
  readonly value: Encodable
  readonly name: string
}

function pageQuery(filter: QuickFilter, sort: RosterSort, after: ListCursor | undefined): object {
  return {
    ...rosterListQuery(filter, sort),
    select: { fields: [...CARD_FIELDS, { fieldPath: ORDER_FIELDS[sort.by] }] },
    limit: LIST_PAGE,
    ...(after === undefined
      ? {}
      : {
          startAt: {
            values: [encodeValue(after.value), encodeValue({ reference: `roster/${after.name}` })],
            before: false,
          },
        }),
  }
}

function cursorValue(value: unknown): Encodable {
  return typeof value === 'string' || isInstant(value) ? value : null
}

/** Everybody whom a quick filter lets through, in an order. Rejects with `RestError`, or with `fetch`'s own error offline. */
export async function readRosterList(
  filter: QuickFilter,
  sort: RosterSort,
  after: ListCursor | undefined,
): Promise<Page<FoundCard, ListCursor>> {
  const documents = await runStaffQuery(pageQuery(filter, sort, after))
  const last = documents.length < LIST_PAGE ? undefined : documents.at(-1)
  return {
    items: documents.flatMap(toCard),
    next:
      last === undefined
        ? undefined
        : { name: last.id, value: cursorValue(last.data[ORDER_FIELDS[sort.by]]) },
  }
}
