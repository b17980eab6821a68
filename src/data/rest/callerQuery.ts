import { firestoreRestAddress } from '../../lib/firebaseSettings.ts'
import { documentsOf, type RestDocument } from './documents.ts'
import { request } from './rest.ts'

/** Asks the REST API below the documents as whom a token says; without one as nobody. Rejects with `RestError`, or with `fetch`'s own error offline. */
export async function askAs(
  token: string | undefined,
  below: `${string}:runQuery` | ':runAggregationQuery',
  body: object,
  signal?: AbortSignal,
): Promise<unknown> {
  const answer = await request(firestoreRestAddress(below), {
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

/** The documents that a query in the REST API's form finds, at the root or below a document; likewise. */
export async function runQueryAs(
  token: string | undefined,
  structuredQuery: object,
  parent = '',
): Promise<RestDocument[]> {
  return documentsOf(await askAs(token, `${parent}:runQuery`, { structuredQuery }))
}
