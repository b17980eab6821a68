import { isMet } from '@ribalta/domain/rhea/grade'
import { requiredQuery } from '@ribalta/domain/rhea/required'
import type { FacetQuery } from '@ribalta/domain/roster/filter'
import { facetsQuery } from '@ribalta/domain/roster/structuredQuery'
import type { Criterion } from '@ribalta/domain/schemas/rhea/criteria'
import { queryOptions } from '@tanstack/react-query'
import { databaseName } from '../../lib/firebaseSettings.ts'
import { COUNTED_UP_TO } from '../../lib/formats/formatCount.ts'
import { logWarning } from '../../lib/log.ts'
import { countStaffQuery, runStaffQuery } from '../rest/staffQuery.ts'
import { mergedOrSifted } from '../roster/foundPage.ts'
import { rosterReads } from '../roster/queries.ts'
import { rarestOf } from '../roster/sifted.ts'
import { type Pooled, pooledSchema } from './pooled.ts'

/** As many people are read for a preview; of more, those whose look was confirmed last. */
export const MOST_READ = 240
/** Who meets what is required changes slowly, and weighing reads nothing. */
const FRESH_MS = 60_000

const SELECT = { fields: Object.keys(pooledSchema.shape).map((fieldPath) => ({ fieldPath })) }

/** Who meets what is required. */
export interface Pool {
  readonly people: readonly Pooled[]
  /** Nobody else does. */
  readonly isWhole: boolean
}

async function readPooled(query: FacetQuery, signal: AbortSignal): Promise<Pool> {
  const documents = await runStaffQuery(
    { ...facetsQuery(query, { database: databaseName }), select: SELECT, limit: MOST_READ },
    signal,
  )
  const people = documents.flatMap(({ data }) => {
    const read = pooledSchema.safeParse(data)
    if (read.success) return [read.data]
    logWarning('A roster document was left out', read.error)
    return []
  })
  return {
    // Whoever confirmed their look while it was read has two documents.
    people: [...new Map(people.map((person) => [person.uid, person])).values()],
    isWhole: documents.length < MOST_READ,
  }
}

/** The same where the server cannot merge the parts: it is asked the rarest three, and the rest is left out here. */
async function readSifted(criteria: readonly Criterion[], signal: AbortSignal): Promise<Pool> {
  const required = criteria.filter(({ isRequired }) => isRequired)
  const { asked } = await rarestOf(requiredQuery(criteria), signal)
  const { people, isWhole } = await readPooled(asked, signal)
  return {
    people: people.filter(
      (person) => person.status !== 'archived' && required.every((criterion) => isMet(person, criterion)),
    ),
    isWhole,
  }
}

/** What is required, in one order: by this a preview is read, so that what only weighs reads nothing. */
function keyOf(criteria: readonly Criterion[]): readonly string[] {
  const { all, any } = requiredQuery(criteria)
  return [...all, ...any.map((list) => list.toSorted().join(' | '))].toSorted()
}

/** Those of the roster who meet the required ones of these criteria, the freshest look first, up to {@link MOST_READ}; for staff. */
export function poolQuery(criteria: readonly Criterion[]) {
  return queryOptions({
    queryKey: [...rosterReads.queryKey, 'pool', ...keyOf(criteria)],
    queryFn: ({ signal }) =>
      mergedOrSifted(
        requiredQuery(criteria),
        () => readPooled(requiredQuery(criteria), signal),
        () => readSifted(criteria, signal),
      ),
    staleTime: FRESH_MS,
  })
}

/** How many of the roster meet the required ones, up to {@link COUNTED_UP_TO}. */
export function poolCountQuery(criteria: readonly Criterion[]) {
  return queryOptions({
    queryKey: [...rosterReads.queryKey, 'poolCount', ...keyOf(criteria)],
    queryFn: ({ signal }) =>
      countStaffQuery(
        facetsQuery(requiredQuery(criteria), { database: databaseName }),
        COUNTED_UP_TO,
        signal,
      ),
    staleTime: FRESH_MS,
  })
}
