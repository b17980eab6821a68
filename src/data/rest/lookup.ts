import { databaseName, firestoreRestAddress } from '../../lib/firebaseSettings.ts'
import { decodeFields, type RestValue } from './values.ts'

/** What `batchGet` answers about one document: its data, or null where there is none. */
export function readLookup(answer: unknown): Record<string, unknown> | null {
  const first: unknown = Array.isArray(answer) ? answer[0] : undefined
  if (typeof first === 'object' && first !== null) {
    if ('missing' in first) return null
    if ('found' in first) {
      const { fields } = first.found as { fields?: Record<string, RestValue> }
      return decodeFields(fields)
    }
  }
  throw new Error('A resposta não diz se o documento existe')
}

/**
 * A public document that may well not exist: its data, or null. By `batchGet`, which answers 200 for what does not
 * exist, since browsers log every 404 as an error. Rejects where that could not be found out.
 */
export async function lookUpPublicDocument(
  path: string,
  signal?: AbortSignal,
): Promise<Record<string, unknown> | null> {
  const response = await fetch(firestoreRestAddress(':batchGet'), {
    method: 'POST',
    // A "simple" request needs no preflight.
    headers: { 'Content-Type': 'text/plain' },
    body: JSON.stringify({ documents: [`${databaseName}/documents/${path}`] }),
    ...(signal === undefined ? {} : { signal }),
  })
  if (!response.ok) throw new Error(`HTTP ${String(response.status)}`)
  return readLookup(await response.json())
}
