import type { RosterFilter } from '@ribalta/domain/roster/filter'
import { queryOptions } from '@tanstack/react-query'
import { pagedQuery } from '../pagedQuery.ts'
import { countRoster, readRosterPage } from './roster.ts'

/** Who is found by a filter, a page at a time. */
export function rosterPagesQuery(filter: RosterFilter) {
  return pagedQuery(['roster', 'pages', filter], (after: string | undefined) => readRosterPage(filter, after))
}

/** How many are found by a filter; with `before`, of those whose look was confirmed since. */
export function rosterCountQuery(filter: RosterFilter, before?: string) {
  return queryOptions({
    queryKey: ['roster', 'count', filter, before],
    queryFn: ({ signal }) => countRoster(filter, before, signal),
    staleTime: 60_000,
  })
}
