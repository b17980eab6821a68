import { pick } from '@ribalta/domain/pick'
import { isMet } from '@ribalta/domain/rhea/grade'
import { requiredQuery } from '@ribalta/domain/rhea/required'
import {
  alternativesOf,
  facetQuery,
  MAX_ALTERNATIVES,
  type RosterFilter,
} from '@ribalta/domain/roster/filter'
import type { Criterion } from '@ribalta/domain/schemas/rhea/criteria'
import { rosterCardSchema, rosterSchema } from '@ribalta/domain/schemas/roster/roster'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { rosterReads } from '../roster/queries.ts'
import { poolKey, readFreshest } from './freshestPool.ts'

const foundSchema = z.extend(rosterCardSchema, pick(rosterSchema.shape, ['trackRecord']))
/** Somebody found, as a card shows them and as a ranking knows them. */
export type Found = z.infer<typeof foundSchema>

/** Who is found by a search and meets the required ones of these criteria, as `readFreshest` reads them; for staff. */
export function foundPoolQuery(filter: RosterFilter, criteria: readonly Criterion[]) {
  const both = requiredQuery(criteria, filter)
  // What cannot be asked of the server at once is asked of whom the search found.
  const asked = alternativesOf(both) > MAX_ALTERNATIVES ? facetQuery(filter) : both
  return queryOptions({
    queryKey: [...rosterReads.queryKey, 'foundPool', ...poolKey(both)],
    queryFn: async ({ signal }) => {
      const { people, isWhole } = await readFreshest(foundSchema, asked, signal)
      const required = criteria.filter(({ isRequired }) => isRequired)
      return {
        people: people.filter((person) => required.every((criterion) => isMet(person, criterion))),
        isWhole,
      }
    },
  })
}
