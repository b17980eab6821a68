import type { RosterFilter } from '@ribalta/domain/roster/filter'
import type { QuickFilter, RosterSort } from '@ribalta/domain/roster/list'
import { queryOptions } from '@tanstack/react-query'
import { pagedQuery } from '../pagedQuery.ts'
import { type ListCursor, readRosterList } from './list.ts'
import { readPeople } from './people.ts'
import { readFoundPage } from './foundPage.ts'
import { countRoster } from './roster.ts'

/** Everything read of the roster. */
export const rosterReads = { queryKey: ['roster'] } as const

/** The table of everybody, a page at a time. */
export function rosterListQuery(filter: QuickFilter, sort: RosterSort) {
  return pagedQuery(['roster', 'list', filter, sort], (after: ListCursor | undefined) =>
    readRosterList(filter, sort, after),
  )
}

/** Who is found by a filter, a page at a time. */
export function rosterPagesQuery(filter: RosterFilter) {
  return pagedQuery(['roster', 'pages', filter], (after: string | undefined) => readFoundPage(filter, after))
}

/** How many are found by a filter; with `before`, of those whose look was confirmed since. */
export function rosterCountQuery(filter: RosterFilter, before?: string) {
  return queryOptions({
    queryKey: ['roster', 'count', filter, before],
    queryFn: ({ signal }) => countRoster(filter, before, signal),
    staleTime: 60_000,
  })
}

/** The cards of these people, by uid. */
export function peopleQuery(uids: readonly string[]) {
  const asked = uids.toSorted()
  return queryOptions({ queryKey: ['roster', 'people', asked], queryFn: () => readPeople(asked) })
}
