/**
 * Reads of staff's lists by the REST API, as the person signed in: unlike the SDK it can leave fields on the server, and
 * most of a roster's document is what it is found by.
 */
import { firebaseAuth } from '../../firebase/auth.ts'
import { firestoreRestAddress } from '../../lib/firebaseSettings.ts'
import { documentsOf, type RestDocument } from './documents.ts'
import { request } from './rest.ts'

async function ask(
  verb: 'runQuery' | 'runAggregationQuery',
  body: object,
  signal?: AbortSignal,
): Promise<unknown> {
  const { currentUser } = await firebaseAuth()
  const token = await currentUser?.getIdToken()
  const answer = await request(firestoreRestAddress(`:${verb}`), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    ...(signal === undefined ? {} : { signal }),
  })
  return answer.body
}

/** The documents that a query in the REST API's form finds. Rejects with `RestError`, or with `fetch`'s own error offline. */
export async function runStaffQuery(structuredQuery: object, signal?: AbortSignal): Promise<RestDocument[]> {
  return documentsOf(await ask('runQuery', { structuredQuery }, signal))
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
  const answer = await ask(
    'runAggregationQuery',
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
