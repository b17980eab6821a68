import { StatusError } from '../status.ts'
import { compareNames } from '../values/names.ts'
import { compareStrings } from '../values/strings.ts'
import type { Value } from '../values/value.ts'
import { Reference } from '../values/value.ts'
import { documentValue, withFields } from './data/packedDocument.ts'
import { childPath } from './data/scope.ts'
import type { DocumentView } from './data/view.ts'
import { isName, parseFieldPath, selectFields } from './fieldPath.ts'
import { checkCollectionId, parseParentName } from './names.ts'
import { compileQuery } from './query/compile.ts'
import { page } from './query/execute.ts'
import type { Json } from './transfer/valueJson.ts'
import { decodeValue, encodeValue, isList } from './transfer/valueJson.ts'
import type {
  Document,
  ListCollectionIdsRequest,
  ListCollectionIdsResult,
  ListDocumentsRequest,
  ListDocumentsResult,
  ListedDocument,
  Order,
  Query,
} from './types.ts'

/**
 * A page of a collection's documents. A page that is full has a token for the next one, even when that will be
 * empty (recorded list-documents). Throws INVALID_ARGUMENT.
 */
export function listDocuments(request: ListDocumentsRequest, view: DocumentView): ListDocumentsResult {
  const { collectionId, pageSize = 0, orderBy = '', showMissing = false } = request
  const parent = parseParentName(request.parent)
  if (pageSize < 0) throw invalid('Page size must be nonnegative.')
  if (collectionId !== '') checkCollectionId(collectionId)
  if (showMissing && collectionId === '') {
    throw invalid('collection id must be set when show_missing is true')
  }
  if (showMissing && orderBy !== '') throw invalid('cannot specify an order when show_missing is true')
  const paths = request.mask?.map(parseFieldPath)
  const listed = showMissing
    ? listWithMissing(request, view, childPath(parent.path, collectionId))
    : listOrdered(request, view)
  if (paths === undefined) return listed
  return { ...listed, documents: listed.documents.map((each) => masked(each, paths)) }
}

function masked(listed: ListedDocument, paths: readonly (readonly string[])[]): ListedDocument {
  return 'missing' in listed ? listed : withFields(listed, selectFields(listed.fields, paths))
}

function listOrdered(request: ListDocumentsRequest, view: DocumentView): ListDocumentsResult {
  const { pageSize = 0 } = request
  const query = listedQuery(request)
  const { orderBy } = query
  const { documents } = page(compileQuery(query), view)
  const last = documents.at(-1)
  const more = last !== undefined && documents.length === pageSize
  return { documents, nextPageToken: more ? encodeToken(cursorOf(last, orderBy)) : '' }
}

/** The query that finds what is to be listed. */
export function listedQuery(
  request: Omit<ListDocumentsRequest, 'mask'>,
): Query & { readonly orderBy: readonly Order[] } {
  const { parent, collectionId, pageSize = 0, pageToken = '' } = request
  return {
    parent,
    from: [{ collectionId, allDescendants: false }],
    orderBy: parseOrderBy(request.orderBy ?? ''),
    limit: pageSize === 0 ? undefined : pageSize,
    startAt: pageToken === '' ? undefined : { values: decodeToken(pageToken), before: false },
  }
}

/** `a, b desc` as orders, completed by the name so that a page token says exactly where to go on. */
function parseOrderBy(text: string): readonly Order[] {
  const orders = text.trim() === '' ? [] : text.split(',').map(parseOrder)
  const last = orders.at(-1)
  if (last?.field === '__name__') return orders
  return [...orders, { field: '__name__', direction: last?.direction ?? 'ASCENDING' }]
}

function parseOrder(text: string): Order {
  const [, field = '', direction = 'asc'] = /^\s*(\S+)(?:\s+(asc|desc))?\s*$/iu.exec(text) ?? []
  if (field === '') throw invalid(`Invalid order by: ${text}`)
  return { field, direction: direction.toLowerCase() === 'desc' ? 'DESCENDING' : 'ASCENDING' }
}

function cursorOf(document: Document, orders: readonly Order[]): Value[] {
  return orders.map(({ field }) => {
    const path = parseFieldPath(field)
    return isName(path) ? new Reference(document.name) : (documentValue(document, path) ?? null)
  })
}

function listWithMissing(
  { parent, collectionId, pageSize = 0, pageToken = '' }: ListDocumentsRequest,
  view: DocumentView,
  collection: string,
): ListDocumentsResult {
  const after = pageToken === '' ? undefined : decodeText(pageToken)
  const documents: ListedDocument[] = []
  let nextPageToken = ''
  for (const id of view.idsWithMissing(collection)) {
    if (after !== undefined && compareNames(id, after) <= 0) continue
    documents.push(
      view.get(`${collection}/${id}`) ?? { name: `${parent}/${collectionId}/${id}`, missing: true },
    )
    if (documents.length !== pageSize) continue
    nextPageToken = encodeToken([id])
    break
  }
  return { documents, nextPageToken }
}

/** A page of the ids of collections right below a document or the root. Throws INVALID_ARGUMENT. */
export function listCollectionIds(
  { parent, pageSize = 0, pageToken = '' }: ListCollectionIdsRequest,
  view: DocumentView,
): ListCollectionIdsResult {
  const { path } = parseParentName(parent)
  if (pageSize < 0) throw invalid('page_size must be greater than or equal to zero.')
  const after = pageToken === '' ? undefined : decodeText(pageToken)
  const ids = view.collectionIds(path).filter((id) => after === undefined || compareStrings(id, after) > 0)
  const collectionIds = pageSize === 0 ? ids : ids.slice(0, pageSize)
  const last = collectionIds.at(-1)
  const more = last !== undefined && collectionIds.length === pageSize
  return { collectionIds, nextPageToken: more ? encodeToken([last]) : '' }
}

function encodeToken(values: readonly Value[]): string {
  const json = JSON.stringify(values.map((value) => encodeValue(value, '')))
  return Buffer.from(json).toString('base64url')
}

function decodeToken(token: string): readonly Value[] {
  try {
    const json = JSON.parse(Buffer.from(token, 'base64url').toString()) as Json
    if (isList(json)) return json.map((value) => decodeValue(value, ''))
  } catch (cause) {
    throw invalid('Invalid page token.', cause)
  }
  throw invalid('Invalid page token.')
}

function decodeText(token: string): string {
  const [text] = decodeToken(token)
  if (typeof text !== 'string') throw invalid('Invalid page token.')
  return text
}

function invalid(message: string, cause?: unknown): StatusError {
  const error = new StatusError('INVALID_ARGUMENT', message)
  if (cause !== undefined) error.cause = cause
  return error
}
