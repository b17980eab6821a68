import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { BAD_DATABASE, FUZZ, withVictim } from './support/unharmed.ts'

vi.setConfig({ testTimeout: 30_000 })

const ROOT = `${BAD_DATABASE}/documents`
const SERVICE = '/google.firestore.v1.Firestore'
const victim = withVictim()

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

it('no body is more than refused by any HTTP endpoint', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...PATHS), json, async ([method, path], body) => {
      const response = await fetch(`${victim.url}${path}`, {
        method,
        body,
        headers: { authorization: 'Bearer owner' },
      })
      const text = await response.text()
      const isDecent = [200, 400, 403, 404, 409, 501].includes(response.status)
      expect({ method, path, body, text, isDecent }).toMatchObject({ isDecent: true })
    }),
    { numRuns: FUZZ * 500 },
  )
  await victim.expectUnharmed()
})

it('nothing sent to a channel is more than refused', async () => {
  const message = fc.oneof(
    json,
    fc.constant(JSON.stringify({ database: BAD_DATABASE, addTarget: { targetId: 2 } })),
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
      const url = `${victim.url}${SERVICE}/${rpc}/channel?${search}`
      const response = await fetch(url, { method: 'POST', body: new URLSearchParams(form) })
      expect({ search, form, isFault: response.status >= 500 }).toMatchObject({ isFault: false })
      await response.arrayBuffer()
    }),
    { numRuns: FUZZ * 300 },
  )
  await victim.expectUnharmed()
})

it('no path is more than refused', async () => {
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
        const response = await fetch(`${victim.url}/${segments.join('/')}`, { method })
        expect({ path: segments.join('/'), isFault: response.status >= 500 }).toMatchObject({
          isFault: false,
        })
        await response.arrayBuffer()
      },
    ),
    { numRuns: FUZZ * 400 },
  )
  await victim.expectUnharmed()
})

it('no token is more than refused', async () => {
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
      const response = await fetch(`${victim.url}/v1/${ROOT}/good/none`, {
        headers: { authorization },
      })
      const { error } = (await response.json()) as { error: { status: string } }
      expect(['NOT_FOUND', 'INVALID_ARGUMENT', 'UNKNOWN']).toContain(error.status)
    }),
    { numRuns: FUZZ * 300 },
  )
  await victim.expectUnharmed()
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

it('no text in place of rules is more than refused, with a place for every problem', async () => {
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
  const url = `${victim.url}/emulator/v1/projects/bad-rules:securityRules`
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
    { numRuns: FUZZ * 500 },
  )
  await victim.expectUnharmed()
})
