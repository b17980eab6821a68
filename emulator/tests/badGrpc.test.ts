import { Client, credentials, Metadata } from '@grpc/grpc-js'
import type { ServiceError } from '@grpc/grpc-js'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { CODES } from '../src/status.ts'
import { CommitRequest, RunQueryRequest } from '../src/wire/messages/requests.ts'
import { ListenRequest, WriteRequest } from '../src/wire/messages/streams.ts'
import { RPCS } from '../src/wire/service/rpcs.ts'
import { BAD_DATABASE, FUZZ, withVictim } from './support/unharmed.ts'

vi.setConfig({ testTimeout: 30_000 })

const ROOT = `${BAD_DATABASE}/documents`
const SERVICE = '/google.firestore.v1.Firestore'
const victim = withVictim()
let client: Client

beforeAll(() => {
  client = new Client(`127.0.0.1:${victim.port}`, credentials.createInsecure())
})

afterAll(() => client.close())

interface Outcome {
  readonly code: number
  readonly message: string
}

/** Sends bytes as they are and half-closes; the status that the call ends with. */
function call(
  method: string,
  messages: readonly Uint8Array[],
  authorization = 'Bearer owner',
): Promise<Outcome> {
  const metadata = new Metadata()
  metadata.set('authorization', authorization)
  const same = (bytes: Buffer): Buffer => bytes
  const stream = client.makeBidiStreamRequest(`${SERVICE}/${method}`, same, same, metadata)
  return new Promise((resolve) => {
    stream.on('data', () => undefined)
    stream.on('error', ({ code, details }: ServiceError) => resolve({ code, message: details }))
    stream.on('end', () => resolve({ code: 0, message: '' }))
    for (const message of messages) stream.write(Buffer.from(message))
    stream.end()
  })
}

const METHODS = [...RPCS.map(({ name }) => name), 'Listen', 'Write']
const DECENT = new Set<number>([
  CODES.OK,
  CODES.INVALID_ARGUMENT,
  CODES.NOT_FOUND,
  CODES.ALREADY_EXISTS,
  CODES.PERMISSION_DENIED,
  CODES.FAILED_PRECONDITION,
  CODES.ABORTED,
  CODES.UNIMPLEMENTED,
])

function expectDecent({ code, message }: Outcome): void {
  expect({ isDecent: DECENT.has(code), isTold: code === CODES.OK || message !== '', code, message }).toEqual({
    isDecent: true,
    isTold: true,
    code,
    message,
  })
}

/** Well-formed requests to spoil. */
const GOOD_REQUESTS: readonly (readonly [method: string, request: Buffer])[] = [
  [
    'Commit',
    CommitRequest.encode(
      CommitRequest.fromJson({
        database: BAD_DATABASE,
        writes: [
          {
            update: {
              name: `${ROOT}/c/a`,
              fields: {
                s: { stringValue: 'text' },
                m: {
                  mapValue: {
                    fields: {
                      n: { integerValue: '5' },
                      a: { arrayValue: { values: [{ nullValue: null }] } },
                    },
                  },
                },
                t: { timestampValue: '2024-01-02T03:04:05Z' },
                g: { geoPointValue: { latitude: 1, longitude: 2 } },
                r: { referenceValue: `${ROOT}/c/b` },
                b: { bytesValue: 'AAEC' },
              },
            },
            updateMask: { fieldPaths: ['s', 'm.n', 'm.a', 't', 'g', 'r', 'b'] },
            updateTransforms: [{ fieldPath: 'n', increment: { integerValue: 1 } }],
            currentDocument: { exists: false },
          },
        ],
      }),
    ),
  ],
  [
    'RunQuery',
    RunQueryRequest.encode(
      RunQueryRequest.fromJson({
        parent: ROOT,
        structuredQuery: {
          from: [{ collectionId: 'good' }],
          where: {
            compositeFilter: {
              op: 'OR',
              filters: [
                {
                  fieldFilter: { field: { fieldPath: 'at' }, op: 'GREATER_THAN', value: { integerValue: 1 } },
                },
                { unaryFilter: { field: { fieldPath: 'x.`y`' }, op: 'IS_NULL' } },
              ],
            },
          },
          orderBy: [{ field: { fieldPath: 'at' }, direction: 'DESCENDING' }],
          startAt: { values: [{ integerValue: 5 }], before: true },
          limit: 3,
        },
      }),
    ),
  ],
  [
    'Listen',
    ListenRequest.encode(
      ListenRequest.fromJson({
        database: BAD_DATABASE,
        addTarget: {
          targetId: 2,
          resumeToken: 'AAAA',
          query: { parent: ROOT, structuredQuery: { from: [{ collectionId: 'good' }], limit: 2 } },
        },
      }),
    ),
  ],
  ['Write', WriteRequest.encode(WriteRequest.fromJson({ database: BAD_DATABASE }))],
]

it('no bytes in place of a message are more than refused', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...METHODS), fc.uint8Array({ maxLength: 60 }), async (method, bytes) => {
      expectDecent(await call(method, [bytes]))
    }),
    { numRuns: FUZZ * 400 },
  )
  await victim.expectUnharmed()
})

it('no request with some bytes changed, cut out or put in is more than refused', async () => {
  const change = fc.record({
    request: fc.constantFrom(...GOOD_REQUESTS),
    changes: fc.array(fc.record({ at: fc.nat(400), cut: fc.nat(3), put: fc.uint8Array({ maxLength: 3 }) }), {
      minLength: 1,
      maxLength: 4,
    }),
  })
  await fc.assert(
    fc.asyncProperty(change, async ({ request: [method, good], changes }) => {
      let bytes = good
      for (const { at, cut, put } of changes) {
        const place = at % (bytes.byteLength + 1)
        bytes = Buffer.concat([bytes.subarray(0, place), put, bytes.subarray(place + cut)])
      }
      expectDecent(await call(method, [bytes]))
    }),
    { numRuns: FUZZ * 600 },
  )
  await victim.expectUnharmed()
})

it('a request that ends too early is refused, not guessed', async () => {
  for (const [method, good] of GOOD_REQUESTS) {
    for (const end of [0, 1, Math.floor(good.byteLength / 2), good.byteLength - 1]) {
      expectDecent(await call(method, [good.subarray(0, end)]))
    }
  }
  await victim.expectUnharmed()
})
