/**
 * Reads of staff's lists by the REST API, as the person signed in: unlike the SDK it can leave fields on the server, and
 * most of a roster's document is what it is found by.
 */
import { firebaseAuth } from '../../firebase/auth.ts'
import { askAs } from './callerQuery.ts'
import { documentsOf, type RestDocument } from './documents.ts'

/** The token of who is signed in. */
export async function staffToken(): Promise<string | undefined> {
  const { currentUser } = await firebaseAuth()
  return currentUser?.getIdToken()
}

/** The documents that a query in the REST API's form finds. Rejects with `RestError`, or with `fetch`'s own error offline. */
export async function runStaffQuery(structuredQuery: object, signal?: AbortSignal): Promise<RestDocument[]> {
  return documentsOf(await askAs(await staffToken(), ':runQuery', { structuredQuery }, signal))
}

interface Aggregated {
  readonly result?: {
    readonly aggregateFields?: Readonly<Record<string, { readonly integerValue?: string }>>
  }
}

/** How many documents a query finds, counted up to `upTo`. Rejects as {@link runStaffQuery} does. */
export async function countStaffQuery(
  structuredQuery: object,
  upTo: number,
  signal?: AbortSignal,
): Promise<number> {
  const answer = await askAs(
    await staffToken(),
    ':runAggregationQuery',
    {
      structuredAggregationQuery: {
        structuredQuery: { ...structuredQuery, limit: upTo },
        aggregations: [{ alias: 'found', count: {} }],
      },
    },
    signal,
  )
  const rows = Array.isArray(answer) ? (answer as readonly Aggregated[]) : []
  const count = rows.find(({ result }) => result !== undefined)?.result?.aggregateFields?.['found']
  if (count?.integerValue === undefined) throw new Error('A resposta não diz quantos são')
  return Number(count.integerValue)
}
