import { expect, it } from 'vitest'
import { freshDatabase, nameOf, pathOf, put, refusalOf } from './testing/fixtures.ts'
import { casesOf, hasRecorded, recorded } from '../testing/recorded.ts'
import type { Consistency, Database, ListDocumentsRequest } from './types.ts'

interface RecordedRequest {
  readonly collection_id?: string
  readonly page_size?: number
  readonly order_by?: string
  readonly show_missing?: boolean
  readonly mask?: { field_paths: string[] }
  readonly read_time?: string
}

interface RecordedCase {
  readonly parent?: string
  readonly request: RecordedRequest
  readonly expect: {
    readonly documents?: string[]
    readonly pages?: string[][]
    readonly fields?: string[]
    readonly code?: string
    readonly message?: string
  }
}

const recording = recorded<{ grpc: RecordedCase[] }>('extra/list-documents.json')
const cases = casesOf(recording.grpc).map((each) => {
  return { ...each, title: JSON.stringify({ parent: each.parent, ...each.request }) }
})
const FIELDS = { m: 1n, n: 2n }

/** The README names this refusal a defect. */
const DEFECT = 'Firestore does not support descending key scans'

async function seeded(): Promise<{ database: Database; afterFirst: Consistency }> {
  const database = freshDatabase()
  await put(database, { 'c/a': FIELDS, 'd/b': FIELDS })
  const afterFirst = { readTime: database.reader().readTime }
  const later = ['c/b', 'a/z', 'B/x', 'c/m/sub/x', 'e/q/sub/y', 'c/a/s/1', 'c/a/t/2']
  await put(database, Object.fromEntries(later.map((path) => [path, FIELDS])))
  return { database, afterFirst }
}

function parseRequest({ parent = '', request }: RecordedCase): ListDocumentsRequest {
  return {
    parent: nameOf(parent),
    collectionId: request.collection_id ?? '',
    pageSize: request.page_size,
    orderBy: request.order_by,
    showMissing: request.show_missing,
    mask: request.mask?.field_paths,
  }
}

function pagesOf(database: Database, request: ListDocumentsRequest): string[][] {
  const pages: string[][] = []
  let pageToken: string | undefined
  while (pageToken !== '') {
    const page = database.reader().listDocuments({ ...request, pageToken })
    pages.push(page.documents.map(({ name }) => pathOf(name)))
    pageToken = page.nextPageToken
  }
  return pages
}

it.skipIf(!hasRecorded)('there are recorded lists', () => {
  expect(cases.length).toBe(24)
})

function expectationOf({ expect: expected }: RecordedCase): unknown {
  const { code, message = '', pages, documents = [], fields } = expected
  if (code !== undefined) return message === DEFECT ? 'OK' : `${code}: ${message}`
  return pages ?? documents.map((path) => [path, fields])
}

async function answerTo(each: RecordedCase): Promise<unknown> {
  const { database, afterFirst } = await seeded()
  const reader = database.reader(each.request.read_time === undefined ? {} : afterFirst)
  const request = parseRequest(each)
  if (each.expect.code !== undefined) return refusalOf(() => reader.listDocuments(request))
  if (each.expect.pages !== undefined) return pagesOf(database, request)
  return reader.listDocuments(request).documents.map((document) => {
    const fields = 'fields' in document ? Object.keys(document.fields) : []
    return [pathOf(document.name), each.expect.fields && fields]
  })
}

it.skipIf(!hasRecorded).for(cases)('recorded list: $title', async (each) => {
  expect(await answerTo(each)).toEqual(expectationOf(each))
})

it('lists go on after any order with a page token', async () => {
  const database = freshDatabase()
  const ages = { a: 3n, b: 1n, c: 2n, d: 1n, e: 3n }
  await put(database, Object.fromEntries(Object.entries(ages).map(([id, age]) => [`p/${id}`, { age }])))
  const request = { parent: nameOf(''), collectionId: 'p', pageSize: 2, orderBy: 'age desc' }
  expect(pagesOf(database, request)).toEqual([['p/e', 'p/a'], ['p/c', 'p/d'], ['p/b']])
})

it('missing documents are listed with pages too', async () => {
  const database = freshDatabase()
  await put(database, { 'c/a': {}, 'c/ghost/sub/x': {}, 'c/z': {} })
  const request = { parent: nameOf(''), collectionId: 'c', pageSize: 2, showMissing: true }
  expect(pagesOf(database, request)).toEqual([['c/a', 'c/ghost'], ['c/z']])
})

it('collection ids come in order, by pages, also below missing documents', async () => {
  const database = freshDatabase()
  await put(database, { 'users/a': {}, 'users/a/posts/p': {}, 'ghost/g/x/y': {} })
  const list = (parent: string, pageSize = 0, pageToken = ''): unknown =>
    database.reader().listCollectionIds({ parent: nameOf(parent), pageSize, pageToken })
  expect(list('')).toEqual({ collectionIds: ['ghost', 'users'], nextPageToken: '' })
  expect(list('ghost/g')).toEqual({ collectionIds: ['x'], nextPageToken: '' })
  const first = database.reader().listCollectionIds({ parent: nameOf(''), pageSize: 1 })
  expect(first.collectionIds).toEqual(['ghost'])
  expect(list('', 2, first.nextPageToken)).toEqual({ collectionIds: ['users'], nextPageToken: '' })
  expect(await refusalOf(() => list('', -1))).toBe(
    'INVALID_ARGUMENT: page_size must be greater than or equal to zero.',
  )
})

it('a malformed page token is refused', async () => {
  const list = (pageToken: string): unknown =>
    freshDatabase()
      .reader()
      .listDocuments({ parent: nameOf(''), collectionId: 'c', pageToken })
  expect(await refusalOf(() => list('nonsense'))).toBe('INVALID_ARGUMENT: Invalid page token.')
})
