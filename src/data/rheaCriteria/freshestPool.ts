import { type FacetQuery, hasFacets } from '@ribalta/domain/roster/filter'
import { facetsQuery } from '@ribalta/domain/roster/structuredQuery'
import type * as z from 'zod/mini'
import { databaseName } from '../../lib/firebaseSettings.ts'
import { logWarning } from '../../lib/log.ts'
import { mapField } from '../rest/fields.ts'
import { runStaffQuery } from '../rest/staffQuery.ts'
import { mergedOrSifted } from '../roster/foundPage.ts'
import { rarestOf } from '../roster/sifted.ts'

/** As many people are read to be put in order on the page; of more, those whose look was confirmed last. */
export const MOST_READ = 240

/** Who is put in order. */
export interface Pool<Person> {
  readonly people: readonly Person[]
  /** Nobody else is asked for. */
  readonly isWhole: boolean
}

type PersonSchema<Person> = z.ZodMiniType<Person> & { readonly shape: object }

/**
 * Those of the roster whom a query finds, the freshest look first, up to {@link MOST_READ}, with the fields of a schema; for staff. Where the
 * server cannot merge the parts of the query it is asked the rarest three, and the rest is left out here.
 */
export function readFreshest<Person extends { readonly uid: string }>(
  schema: PersonSchema<Person>,
  query: FacetQuery,
  signal: AbortSignal,
): Promise<Pool<Person>> {
  return mergedOrSifted(
    query,
    () => read(schema, query, undefined, signal),
    async () => {
      const { asked, rest } = await rarestOf(query, signal)
      return read(schema, asked, rest, signal)
    },
  )
}

async function read<Person extends { readonly uid: string }>(
  schema: PersonSchema<Person>,
  asked: FacetQuery,
  rest: FacetQuery | undefined,
  signal: AbortSignal,
): Promise<Pool<Person>> {
  const names = [...Object.keys(schema.shape), ...(rest === undefined ? [] : ['facets'])]
  const documents = await runStaffQuery(
    {
      ...facetsQuery(asked, { database: databaseName }),
      select: { fields: names.map((fieldPath) => ({ fieldPath })) },
      limit: MOST_READ,
    },
    signal,
  )
  const people = documents.flatMap(({ data }) => {
    if (rest !== undefined && !hasFacets(mapField(data, 'facets'), rest)) return []
    const parsed = schema.safeParse(data)
    if (parsed.success) return [parsed.data]
    logWarning('A roster document was left out', parsed.error)
    return []
  })
  return {
    // Whoever confirmed their look while it was read has two documents.
    people: [...new Map(people.map((person) => [person.uid, person])).values()],
    isWhole: documents.length < MOST_READ,
  }
}

/** What a query asks, in one order: by this a pool is read, so that what only weighs reads nothing. */
export function poolKey({ all, any }: FacetQuery): readonly string[] {
  return [...all, ...any.map((list) => list.toSorted().join(' | '))].toSorted()
}
