import { requiredQuery } from '@ribalta/domain/rhea/required'
import { facetsQuery } from '@ribalta/domain/roster/structuredQuery'
import type { Criterion } from '@ribalta/domain/schemas/rhea/criteria'
import { queryOptions } from '@tanstack/react-query'
import { databaseName } from '../../lib/firebaseSettings.ts'
import { COUNTED_UP_TO } from '../../lib/formats/formatCount.ts'
import { countStaffQuery } from '../rest/staffQuery.ts'
import { rosterReads } from '../roster/queries.ts'
import { pooledSchema } from './pooled.ts'
import { poolKey, readFreshest } from './freshestPool.ts'

/** Who meets what is required changes slowly, and weighing reads nothing. */
const FRESH_MS = 60_000

/** Those of the roster who meet the required ones of these criteria, as `readFreshest` reads them; for staff. */
export function poolQuery(criteria: readonly Criterion[]) {
  const query = requiredQuery(criteria)
  return queryOptions({
    queryKey: [...rosterReads.queryKey, 'pool', ...poolKey(query)],
    queryFn: ({ signal }) => readFreshest(pooledSchema, query, signal),
    staleTime: FRESH_MS,
  })
}

/** How many of the roster meet the required ones, up to {@link COUNTED_UP_TO}. */
export function poolCountQuery(criteria: readonly Criterion[]) {
  const query = requiredQuery(criteria)
  return queryOptions({
    queryKey: [...rosterReads.queryKey, 'poolCount', ...poolKey(query)],
    queryFn: ({ signal }) =>
      countStaffQuery(facetsQuery(query, { database: databaseName }), COUNTED_UP_TO, signal),
    staleTime: FRESH_MS,
  })
}
