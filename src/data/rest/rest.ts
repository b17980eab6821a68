/**
 * Public reads by plain `fetch`: a page shows its content without any SDK. The same security rules apply, as for
 * somebody who is not signed in.
 */
import { firestoreRestAddress } from '../../lib/firebaseSettings.ts'
import { documentsOf, toDocument, type RestDocument, type WireDocument } from './documents.ts'
import { encodeValue, type Encodable } from './encoder.ts'

/** The server refused or did not understand; `code` is Firestore's, such as `permission-denied`. */
class RestError extends Error {
  override readonly name = 'RestError'
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

export type Filter = readonly [
  field: string,
  operator: '==' | '<' | '<=' | '>' | '>=' | 'array-contains' | 'array-contains-any' | 'in',
  value: Encodable,
]

export interface RestQuery {
  collection: string
  /** The path of the document that the collection is below; absent for one at the root. */
  parent?: string
  /** All conditions must hold. */
  where?: readonly Filter[]
  orderBy?: readonly (readonly [field: string, direction: 'asc' | 'desc'])[]
  /** Values of the `orderBy` fields of the last document had. */
  startAfter?: readonly Encodable[]
  limit?: number
  /** The fields to send; all of them when absent. */
  select?: readonly string[]
}

/** Where a query is sent. */
export function queryAddress(parent = ''): string {
  return firestoreRestAddress(`${parent === '' ? '' : `/${encodePath(parent)}`}:runQuery`)
}

const OPERATORS: Record<Filter[1], string> = {
  '==': 'EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
  in: 'IN',
}

/** The query in the form that the REST API takes, for the body of `:runQuery`. */
export function structuredQuery(query: RestQuery): object {
  const filters = (query.where ?? []).map(([field, operator, value]) => ({
    fieldFilter: { field: { fieldPath: field }, op: OPERATORS[operator], value: encodeValue(value) },
  }))
  const where = filters.length > 1 ? { compositeFilter: { op: 'AND', filters } } : filters[0]
  return {
    ...(query.select === undefined
      ? {}
      : { select: { fields: query.select.map((fieldPath) => ({ fieldPath })) } }),
    from: [{ collectionId: query.collection }],
    ...(where === undefined ? {} : { where }),
    ...(query.orderBy === undefined
      ? {}
      : {
          orderBy: query.orderBy.map(([field, direction]) => ({
            field: { fieldPath: field },
            direction: direction === 'asc' ? 'ASCENDING' : 'DESCENDING',
          })),
        }),
    ...(query.startAfter === undefined
      ? {}
      : { startAt: { values: query.startAfter.map(encodeValue), before: false } }),
    ...(query.limit === undefined ? {} : { limit: query.limit }),
  }
}

/** What is sent there. */
export function queryBody(query: RestQuery): string {
  return JSON.stringify({ structuredQuery: structuredQuery(query) })
}

interface WireError {
  error?: { status?: string; message?: string }
}

/** REST wraps a failed query's error in a one-element list. */
function toError(status: number, body: unknown): RestError {
  const wire = (Array.isArray(body) ? body[0] : body) as WireError | null | undefined
  const code = (wire?.error?.status ?? `HTTP_${String(status)}`).toLowerCase().replaceAll('_', '-')
  return new RestError(code, wire?.error?.message ?? `HTTP ${String(status)}`)
}

/** Sends a request and reads its answer. Rejects with {@link RestError}, or with `fetch`'s own error offline. */
export async function request(url: string, init: RequestInit): Promise<{ status: number; body: unknown }> {
  const response = await fetch(url, init)
  const body: unknown = await response.json()
  if (!response.ok && response.status !== 404) throw toError(response.status, body)
  return { status: response.status, body }
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

/** One document, or null where there is none. Rejects with {@link RestError}, or with `fetch`'s own error offline. */
export async function getPublicDocument(path: string, signal?: AbortSignal): Promise<RestDocument | null> {
  const { status, body } = await request(
    firestoreRestAddress(`/${encodePath(path)}`),
    signal === undefined ? {} : { signal },
  )
  return status === 404 ? null : toDocument(body as WireDocument)
}

/** The documents that a query finds, in its order. Rejects as {@link getPublicDocument} does. */
export async function runPublicQuery(query: RestQuery, signal?: AbortSignal): Promise<RestDocument[]> {
  const { status, body } = await request(queryAddress(query.parent), {
    method: 'POST',
    // As a "simple" request it needs no preflight, which would cost another round trip; Firestore reads JSON anyhow.
    headers: { 'Content-Type': 'text/plain' },
    body: queryBody(query),
    ...(signal === undefined ? {} : { signal }),
  })
  if (status === 404) throw toError(status, body)
  return documentsOf(body)
}
