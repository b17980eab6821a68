import { fromJSON } from '@grpc/proto-loader'
import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { StatusError } from '../../status.ts'
import { GeoPoint, MapValue, Reference, Timestamp } from '../../values/value.ts'
import type { Fields, Value } from '../../values/value.ts'
import type { MessageType } from '../../protobuf/message.ts'
import { packDocument } from '../../store/data/packedDocument.ts'
import { fields as anyFields } from '../../store/testing/arbitraries.ts'
import { Document } from './documents.ts'
import { CommitRequest, RunQueryRequest, RunQueryResponse } from './requests.ts'
import { ListenRequest, ListenResponse } from './streams.ts'

/** Google's own description of the service, read by Google's own library, as the other side of every comparison. */
const DESCRIPTOR = new URL(
  '../../../../node_modules/@google-cloud/firestore/build/protos/v1.json',
  import.meta.url,
)

interface Codec {
  readonly requestSerialize: (message: object) => Buffer
  readonly requestDeserialize: (bytes: Buffer) => object
  readonly responseSerialize: (message: object) => Buffer
  readonly responseDeserialize: (bytes: Buffer) => object
}

const service = fromJSON(JSON.parse(readFileSync(DESCRIPTOR, 'utf8')) as Parameters<typeof fromJSON>[0], {
  longs: String,
  enums: String,
  defaults: false,
  oneofs: false,
})['google.firestore.v1.Firestore'] as unknown as Readonly<Record<string, Codec>>

function method(name: string): Codec {
  const found = service[name]
  if (found === undefined) throw new Error(`No method ${name}`)
  return found
}

/** Through Google's library and back. */
function throughRequest<T>(type: MessageType<T>, name: string, message: T): T {
  const { requestSerialize, requestDeserialize } = method(name)
  return type.decode(requestSerialize(requestDeserialize(type.encode(message))))
}

function throughResponse<T>(type: MessageType<T>, name: string, message: T): T {
  const { responseSerialize, responseDeserialize } = method(name)
  return type.decode(responseSerialize(responseDeserialize(type.encode(message))))
}

const timestamps = fc
  .tuple(fc.integer({ min: -62_135_596_800, max: 253_402_300_799 }), fc.integer({ min: 0, max: 999_999 }))
  .map(([seconds, micros]) => new Timestamp(seconds, micros * 1000))

const fieldNames = fc.string({ maxLength: 12, unit: 'grapheme' }).filter((name) => name !== '__proto__')

const { value: values } = fc.letrec<{ value: Value; fields: Fields }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constant(null),
    fc.boolean(),
    fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
    fc.double(),
    fc.string({ unit: 'grapheme' }),
    timestamps,
    fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)),
    fc.string({ minLength: 1 }).map((name) => new Reference(name)),
    fc
      .tuple(fc.double({ noNaN: true }), fc.double({ noNaN: true }))
      .map(([a, b]) => new GeoPoint(a + 0, b + 0)),
    fc.array(tie('value'), { maxLength: 4 }),
    tie('fields').map((fields) => new MapValue(fields)),
  ),
  fields: fc.dictionary(fieldNames, tie('value'), { maxKeys: 5, noNullPrototype: true }),
}))

const documents = fc.record({
  name: fc.string(),
  fields: fc.dictionary(fieldNames, values, { maxKeys: 5, noNullPrototype: true }),
  createTime: timestamps,
  updateTime: timestamps,
})

it('documents survive our bytes, Google’s library and our bytes again', () => {
  fc.assert(
    fc.property(documents, timestamps, (document, readTime) => {
      const response = { document, readTime, skippedResults: 0 }
      expect(throughResponse(RunQueryResponse, 'RunQuery', response)).toEqual(response)
    }),
  )
})

it('documents survive JSON, but for the sign of zero', () => {
  fc.assert(
    fc.property(documents, (document) => {
      const response = { document, skippedResults: 0 }
      const json: unknown = JSON.parse(JSON.stringify(RunQueryResponse.toJson(response)))
      expect(RunQueryResponse.toJson(RunQueryResponse.fromJson(json))).toEqual(json)
    }),
  )
})

it('every kind of write is understood by Google’s library as we mean it', () => {
  const commit: CommitRequest = {
    database: 'projects/p/databases/d',
    transaction: new Uint8Array([1, 2]),
    writes: [
      {
        update: { name: 'n', fields: { a: 1n } },
        updateMask: { fieldPaths: ['a', 'b.c'] },
        currentDocument: { exists: false },
        updateTransforms: [
          { fieldPath: 't', setToServerValue: 'REQUEST_TIME' },
          { fieldPath: 'i', increment: -3n },
          { fieldPath: 'x', maximum: 1.5 },
          { fieldPath: 'y', minimum: 2n },
          { fieldPath: 'l', appendMissingElements: ['a', 1n] },
          { fieldPath: 'r', removeAllFromArray: [] },
        ],
      },
      { delete: 'gone', currentDocument: { updateTime: new Timestamp(5, 1000) }, updateTransforms: [] },
    ],
  }
  expect(throughRequest(CommitRequest, 'Commit', commit)).toEqual(commit)
})

it('a whole structured query is understood by Google’s library as we mean it', () => {
  const request: RunQueryRequest = {
    parent: 'projects/p/databases/d/documents',
    structuredQuery: {
      select: { fields: [{ fieldPath: '__name__' }] },
      from: [{ collectionId: 'c', allDescendants: true }],
      where: {
        compositeFilter: {
          op: 'OR',
          filters: [
            { fieldFilter: { field: { fieldPath: 'a' }, op: 'ARRAY_CONTAINS_ANY', value: [1n, 'x'] } },
            { unaryFilter: { field: { fieldPath: 'b' }, op: 'IS_NOT_NULL' } },
          ],
        },
      },
      orderBy: [{ field: { fieldPath: 'a' }, direction: 'DESCENDING' }],
      limit: 0,
      offset: 7,
      startAt: { values: [new Reference('r')], before: true },
      endAt: { values: [null], before: false },
      findNearest: {
        vectorField: { fieldPath: 'v' },
        queryVector: [1.5],
        distanceMeasure: 'COSINE',
        limit: 3,
        distanceResultField: 'd',
        distanceThreshold: 0,
      },
    },
  }
  expect(throughRequest(RunQueryRequest, 'RunQuery', request)).toEqual(request)
})

it('listen messages are understood by Google’s library as we mean them', () => {
  const request: ListenRequest = {
    database: 'projects/p/databases/d',
    labels: { a: 'b' },
    addTarget: {
      documents: { documents: ['x', 'y'] },
      targetId: 2,
      once: false,
      resumeToken: new Uint8Array([9]),
      expectedCount: 0,
    },
  }
  expect(throughRequest(ListenRequest, 'Listen', request)).toEqual(request)
  const removal: ListenResponse = {
    targetChange: { targetChangeType: 'REMOVE', targetIds: [2, 300], cause: { code: 7, message: 'não' } },
  }
  expect(throughResponse(ListenResponse, 'Listen', removal)).toEqual(removal)
})

it('a stored document goes out as any other, in bytes and in JSON', () => {
  fc.assert(
    fc.property(anyFields, (fields) => {
      const document = {
        name: 'projects/p/databases/d/documents/c/x',
        fields,
        createTime: new Timestamp(1, 0),
        updateTime: new Timestamp(2_000_000_000, 3000),
      }
      const stored = packDocument(document)
      const sent = (each: typeof document): Buffer =>
        ListenResponse.encode({ documentChange: { document: each, targetIds: [2], removedTargetIds: [] } })
      expect(sent(stored)).toEqual(sent(document))
      expect(Document.encode(stored)).toEqual(Document.encode(document))
      expect(Document.toJson(stored)).toEqual(Document.toJson(document))
    }),
  )
})

it('the JSON of a stored document is made once, however many listeners it goes to', () => {
  const time = new Timestamp(1, 0)
  const stored = packDocument({ name: 'n', fields: { a: 1n }, createTime: time, updateTime: time })
  expect(Document.toJson(stored)).toBe(Document.toJson(stored))
})

it('JSON may use snake_case, numbers for int64 and null for what is absent', () => {
  const json = {
    parent: 'p',
    structured_query: { from: [{ collection_id: 'c' }], limit: '5', where: null },
    read_time: '2020-01-02T03:04:05.123456789+01:00',
  }
  expect(RunQueryRequest.fromJson(json)).toEqual({
    parent: 'p',
    structuredQuery: {
      from: [{ collectionId: 'c', allDescendants: false }],
      orderBy: [],
      limit: 5,
      offset: 0,
    },
    readTime: new Timestamp(1_577_930_645, 123_456_000),
  })
})

it.each([
  ['an unknown field', { nope: 1 }],
  ['a list where there is none', { database: ['x'] }],
  [
    'an integer out of range',
    { writes: [{ update: { fields: { a: { integerValue: '9223372036854775808' } } } }] },
  ],
  ['a value without a kind', { writes: [{ update: { fields: { a: {} } } }] }],
  ['text', 'text'],
])('JSON with %s is refused', (_, json) => {
  expect(() => CommitRequest.fromJson(json)).toThrow(
    new StatusError('INVALID_ARGUMENT', "Payload isn't valid for request."),
  )
})

it('bytes that end too early are refused', () => {
  const bytes = CommitRequest.encode({ database: 'projects/p', writes: [] })
  expect(() => CommitRequest.decode(bytes.subarray(0, -1))).toThrow(StatusError)
})

it('a field named __proto__ stays a field, for the store to refuse', () => {
  const json: unknown = JSON.parse('{"writes":[{"update":{"fields":{"__proto__":{"nullValue":null}}}}]}')
  const { writes } = CommitRequest.decode(CommitRequest.encode(CommitRequest.fromJson(json)))
  expect(Object.keys(writes[0]?.update?.fields ?? {})).toEqual(['__proto__'])
})
