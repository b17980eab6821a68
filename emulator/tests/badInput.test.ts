import { Client, credentials, Metadata } from '@grpc/grpc-js'
import type { ServiceError } from '@grpc/grpc-js'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { CODES } from '../src/status.ts'
import { CommitRequest, RunQueryRequest } from '../src/wire/messages/requests.ts'
import { ListenRequest, WriteRequest } from '../src/wire/messages/streams.ts'
import { RPCS } from '../src/wire/service/rpcs.ts'
import { startFirestoreServer } from '../src/wire/server.ts'
import type { FirestoreServer } from '../src/wire/server.ts'

/** More to look for trouble. */
vi.setConfig({ testTimeout: 30_000 })

const RUNS = Number(process.env['FUZZ'] ?? 1)
const DATABASE = 'projects/bad/databases/(default)'
const ROOT = `${DATABASE}/documents`
const SERVICE = '/google.firestore.v1.Firestore'

let server: FirestoreServer
let client: Client
/** Faults of the server itself, which no input may bring about. */
const faults: string[] = []

beforeAll(async () => {
  server = await startFirestoreServer({
    report(line) {
      if (line.startsWith('Unexpected fault')) faults.push(line)
    },
  })
  client = new Client(`127.0.0.1:${server.port}`, credentials.createInsecure())
})

afterAll(async () => {
  client.close()
  await server.close()
})

/** After everything bad the server is as it was: no fault told, and a write is kept. */
async function expectUnharmed(): Promise<void> {
  expect(faults).toEqual([])
  const url = `http://127.0.0.1:${server.port}/v1/${ROOT}/good/one`
  const body = JSON.stringify({ fields: { at: { integerValue: Date.now() } } })
  const response = await fetch(url, { method: 'PATCH', body, headers: { authorization: 'Bearer owner' } })
  expect(response.status).toBe(200)
}

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
        database: DATABASE,
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
        database: DATABASE,
        addTarget: {
          targetId: 2,
          resumeToken: 'AAAA',
          query: { parent: ROOT, structuredQuery: { from: [{ collectionId: 'good' }], limit: 2 } },
        },
      }),
    ),
  ],
  ['Write', WriteRequest.encode(WriteRequest.fromJson({ database: DATABASE }))],
]

test('no bytes in place of a message are more than refused', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...METHODS), fc.uint8Array({ maxLength: 60 }), async (method, bytes) => {
      expectDecent(await call(method, [bytes]))
    }),
    { numRuns: RUNS * 400 },
  )
  await expectUnharmed()
})

test('no request with some bytes changed, cut out or put in is more than refused', async () => {
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
    { numRuns: RUNS * 600 },
  )
  await expectUnharmed()
})

test('a request that ends too early is refused, not guessed', async () => {
  for (const [method, good] of GOOD_REQUESTS) {
    for (const end of [0, 1, Math.floor(good.byteLength / 2), good.byteLength - 1]) {
      expectDecent(await call(method, [good.subarray(0, end)]))
    }
  }
  await expectUnharmed()
})

const json: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.jsonValue().map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.string({ maxLength: 30 }) },
  {
    weight: 3,
    arbitrary: fc
      .dictionary(
        fc.constantFrom(
          'writes',
          'structuredQuery',
          'documents',
          'fields',
          'transaction',
          'readTime',
          'mask',
          'database',
        ),
        fc.oneof(fc.jsonValue(), fc.constant([{ update: {} }]), fc.constant({ from: [{}], where: {} })),
      )
      .map((value) => JSON.stringify(value)),
  },
)

const VERBS =
  'batchGet commit runQuery runAggregationQuery beginTransaction rollback batchWrite listCollectionIds'
const PATHS = [
  ...VERBS.split(' ').map((verb) => ['POST', `/v1/${ROOT}:${verb}`] as const),
  ['POST', `/v1/${ROOT}:partitionQuery`],
  ['POST', `/v1/${ROOT}/c`],
  ['PATCH', `/v1/${ROOT}/c/a?updateMask.fieldPaths=..&currentDocument.exists=maybe`],
  ['PATCH', `/v1/${ROOT}/c/a`],
  ['PUT', '/emulator/v1/projects/bad-rules:securityRules'],
  ['POST', '/emulator/v1/projects/bad:export'],
  ['POST', '/emulator/v1/projects/bad:import'],
  ['PUT', '/emulator/v1/projects/bad/triggers/t'],
  ['POST', '/emulator/v1/projects/bad/eventarcTrigger?eventarcTriggerId=t'],
] as const

test('no body is more than refused by any HTTP endpoint', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...PATHS), json, async ([method, path], body) => {
      const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
        method,
        body,
        headers: { authorization: 'Bearer owner' },
      })
      const text = await response.text()
      const isDecent = [200, 400, 403, 404, 409, 501].includes(response.status)
      expect({ method, path, body, text, isDecent }).toMatchObject({ isDecent: true })
    }),
    { numRuns: RUNS * 500 },
  )
  await expectUnharmed()
})

test('nothing sent to a channel is more than refused', async () => {
  const message = fc.oneof(
    json,
    fc.constant(JSON.stringify({ database: DATABASE, addTarget: { targetId: 2 } })),
  )
  const parameters = fc.dictionary(
    fc.constantFrom('RID', 'SID', 'AID', 'CI', 'TYPE', 'VER', 'database', '$httpHeaders'),
    fc.oneof(fc.constantFrom('rpc', '1', '-1', 'xmlhttp', 'terminate', 'x'), fc.string({ maxLength: 4 })),
  )
  const body = fc.record({
    count: fc.oneof(fc.nat(3).map(String), fc.string({ maxLength: 3 })),
    ofs: fc.oneof(fc.nat(3).map(String), fc.string({ maxLength: 3 })),
    headers: fc.oneof(fc.constant('Authorization:Bearer owner\r\n'), fc.string({ maxLength: 10 })),
    req0___data__: message,
    req1___data__: message,
  })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('Listen', 'Write'), parameters, body, async (rpc, query, form) => {
      const search = new URLSearchParams(query).toString()
      const url = `http://127.0.0.1:${server.port}${SERVICE}/${rpc}/channel?${search}`
      const response = await fetch(url, { method: 'POST', body: new URLSearchParams(form) })
      expect({ search, form, isFault: response.status >= 500 }).toMatchObject({ isFault: false })
      await response.arrayBuffer()
    }),
    { numRuns: RUNS * 300 },
  )
  await expectUnharmed()
})

test('no path is more than refused', async () => {
  const segment = fc.oneof(
    fc.constantFrom(
      'v1',
      'projects',
      'bad',
      'databases',
      '(default)',
      'documents',
      'c',
      '..',
      '.',
      '',
      '__x__',
      '%',
      '%2F',
      '%zz',
      ':commit',
      'emulator',
    ),
    fc.string({ maxLength: 5 }).map(encodeURIComponent),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('GET', 'POST', 'PATCH', 'DELETE', 'PUT'),
      fc.array(segment, { maxLength: 9 }),
      async (method, segments) => {
        if (segments.join('/') === 'reset' || segments.join('/') === 'shutdown') return
        const response = await fetch(`http://127.0.0.1:${server.port}/${segments.join('/')}`, { method })
        expect({ path: segments.join('/'), isFault: response.status >= 500 }).toMatchObject({
          isFault: false,
        })
        await response.arrayBuffer()
      },
    ),
    { numRuns: RUNS * 400 },
  )
  await expectUnharmed()
})

test('no token is more than refused', async () => {
  const part = fc.oneof(
    fc.constantFrom('e30', 'bnVsbA', 'W10', '', 'x', '=', 'eyJzdWIiOnt9fQ', 'eyJzdWIiOjF9'),
    fc.base64String({ maxLength: 12 }),
  )
  const token = fc.oneof(
    fc.tuple(part, part, part).map((parts) => `Bearer ${parts.join('.')}`),
    fc.string({
      maxLength: 20,
      unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCodePoint(code)),
    }),
  )
  await fc.assert(
    fc.asyncProperty(token, async (authorization) => {
      const response = await fetch(`http://127.0.0.1:${server.port}/v1/${ROOT}/good/none`, {
        headers: { authorization },
      })
      const { error } = (await response.json()) as { error: { status: string } }
      expect(['NOT_FOUND', 'INVALID_ARGUMENT', 'UNKNOWN']).toContain(error.status)
    }),
    { numRuns: RUNS * 300 },
  )
  await expectUnharmed()
})

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{db}/documents {
    function f(a, b) { let c = a[0:2] + b.d; return c is string && !(c in [1, 2.5, 'x', b'y']) || c.matches('^a+$'); }
    match /c/{id=**} {
      allow get, list: if request.auth != null && get(/databases/$(db)/documents/x/$(id)).data.y == {'k': -1};
      allow write: if f(resource.data, request.resource) ? true : request.time < timestamp.date(2020, 1, 1);
    }
  }
}`

test('no text in place of rules is more than refused, with a place for every problem', async () => {
  const tokens = RULES.split(/(?<=[\s(){}[\];,.'/])/)
  const text = fc
    .array(
      fc.record({
        at: fc.nat(tokens.length),
        cut: fc.nat(2),
        put: fc.oneof(fc.constantFrom(...tokens), fc.string({ maxLength: 3 })),
      }),
      {
        minLength: 1,
        maxLength: 5,
      },
    )
    .map((changes) => {
      const changed = [...tokens]
      for (const { at, cut, put } of changes) changed.splice(at, cut, put)
      return changed.join('')
    })
  const url = `http://127.0.0.1:${server.port}/emulator/v1/projects/bad-rules:securityRules`
  await fc.assert(
    fc.asyncProperty(fc.oneof(text, fc.string()), async (content) => {
      const body = JSON.stringify({ ignore_errors: true, rules: { files: [{ content }] } })
      const response = await fetch(url, { method: 'PUT', body })
      expect(response.status).toBe(200)
      const { issues = [] } = (await response.json()) as {
        issues?: readonly { description: string; sourcePosition: { line: number; column: number } }[]
      }
      for (const { description, sourcePosition } of issues) {
        expect(description).not.toBe('')
        expect(sourcePosition.line).toBeGreaterThan(0)
        expect(sourcePosition.column).toBeGreaterThan(0)
      }
    }),
    { numRuns: RUNS * 500 },
  )
  await expectUnharmed()
})
