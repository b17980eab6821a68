import { expect, it } from 'vitest'
import { freshDatabase, nameOf, pagesOf, pathOf, put, refusalOf } from './testing/fixtures.ts'
import { recorded } from '../testing/recorded.ts'
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
const cases = recording.grpc.map((each) => {
  return { ...each, title: JSON.stringify({ parent: each.parent, ...each.request }) }
})
const FIELDS = { m: 1n, n: 2n }

/** A defect of the official emulator. */
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

it('there are recorded lists', () => {
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

it.for(cases)('recorded list: $title', async (each) => {
  expect(await answerTo(each)).toEqual(expectationOf(each))
})
