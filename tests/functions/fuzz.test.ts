import { CONSENT_VERSIONS } from '@ribalta/domain/consents'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { registrationPayload } from '../../functions/src/testing/payloads.ts'
import { type Answer, backend, callRaw, type Person, person } from '../support/functions.ts'

/** Per function; `FUZZ_RUNS=2000` runs the long version. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? '300')
const TIMEOUT = 60_000 + RUNS * 200

/** JSON texts, because some of what is hostile does not survive as a JavaScript object. */
const junk = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value)),
  fc.constantFrom(
    'null',
    '[]',
    '""',
    '1e999',
    '-0',
    '{"__proto__":{"grants":["DIRECTOR"]}}',
    '{"constructor":{"prototype":{}}}',
    '{"@type":"type.googleapis.com/google.protobuf.Int64Value","value":"x"}',
    '"\\ud800"',
    '"\\u0000"',
    `${'['.repeat(3000)}${']'.repeat(3000)}`,
    `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`,
    `[${'0,'.repeat(9000)}0]`,
    `"${'x'.repeat(66_000)}"`,
  ),
)
const key = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'grants',
    'status',
    'uid',
    '@type',
    'toString',
    'hasOwnProperty',
  ),
)

/** The payload with fields replaced, taken away or added, or something else altogether. */
function hostile(
  base: Readonly<Record<string, unknown>>,
  fixed: readonly string[] = [],
): fc.Arbitrary<string> {
  const fields = Object.keys(base).filter((name) => !fixed.includes(name))
  const replaced =
    fields.length === 0
      ? fc.constant([])
      : fc.array(fc.tuple(fc.constantFrom(...fields), junk), { maxLength: 2 })
  const changed = fc
    .tuple(replaced, fc.array(fc.tuple(key, junk), { maxLength: 2 }), fc.subarray(fields, { minLength: 0 }))
    .map(([replacements, additions, removed]) => {
      const gone = new Set(removed.length > fields.length / 2 ? [] : removed)
      const kept = Object.entries(base)
        .filter(([name]) => !gone.has(name) && !replacements.some(([replacedName]) => replacedName === name))
        .map(([name, value]) => [name, JSON.stringify(value)] as const)
      const added = additions.filter(([name]) => !fixed.includes(name))
      const all = [...kept, ...replacements, ...added]
      return `{${all.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`
    })
  return fc.oneof({ weight: 4, arbitrary: changed }, { weight: 1, arbitrary: junk })
}

const body = (data: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 12, arbitrary: data.map((json) => `{"data":${json}}`) },
    { weight: 1, arbitrary: data.filter((json) => json.startsWith('{') || json.startsWith('[')) },
    { weight: 1, arbitrary: data.map((json) => `{"data":${json},"extra":1}`) },
  )

/** A mark of everything stored: each document with its last change, each file, how many accounts. */
async function everything(): Promise<readonly string[]> {
  const { db, auth, bucket } = backend
  const roots = await db.listCollections()
  const groups = await Promise.all([
    ...roots.map((collection) => collection.select().get()),
    db.collectionGroup('private-data').select().get(),
  ])
  const documents = groups.flatMap((group) =>
    group.docs.map((item) => `${item.ref.path} ${String(item.updateTime.valueOf())}`),
  )
  const [files] = await bucket.getFiles()
  const names = files.map((file) => `${file.name} ${String(file.metadata.generation)}`)
  const { users } = await auth.listUsers(1000)
  return [...documents, ...names, `${String(users.length)} accounts`].toSorted()
}

let artist: Person
let before: readonly string[]

beforeAll(async () => {
  artist = await person()
  before = await everything()
})

/** Sends them all; throws at the first answer that is not expected; answers what is stored afterwards. */
async function storedAfter(
  name: string,
  bodies: fc.Arbitrary<string>,
  isExpected: (answer: Answer) => boolean,
  token?: string,
): Promise<readonly string[]> {
  await fc.assert(
    fc.asyncProperty(bodies, async (text) => {
      const answer = await callRaw(name, text, token)
      if (!isExpected(answer)) throw new Error(JSON.stringify(answer))
    }),
    { numRuns: RUNS },
  )
  return everything()
}

const isInvalid = (answer: Answer): boolean => answer.error?.status === 'INVALID_ARGUMENT'

describe('nothing is written and nothing fails, whatever is sent to', () => {
  test.each(['checkEmailExists', 'checkPhoneExists'] as const)(
    '%s',
    async (name) => {
      const base = name === 'checkEmailExists' ? { email: 'a@b.co' } : { phone: '11987654321' }
      const isBoolean = (answer: Answer): boolean =>
        ['{"exists":true}', '{"exists":false}'].includes(JSON.stringify(answer.result))
      expect(
        await storedAfter(name, body(hostile(base)), (answer) => isInvalid(answer) || isBoolean(answer)),
      ).toEqual(before)
    },
    TIMEOUT,
  )

  test.each(['verifyAgentPermission', 'verifyDirectorPermission'] as const)(
    '%s',
    async (name) => {
      const isDenied = (answer: Answer): boolean =>
        JSON.stringify(answer.result) === '{"hasPermission":false}'
      expect(
        await storedAfter(
          name,
          body(hostile({})),
          (answer) => isInvalid(answer) || isDenied(answer),
          artist.token,
        ),
      ).toEqual(before)
    },
    TIMEOUT,
  )

  test(
    'createProfile',
    async () => {
      // Consent to texts of long ago: whatever else becomes of the payload, it never is a registration.
      const consents = { terms: '1999-01-01', privacy: CONSENT_VERSIONS.privacy }
      const whole = {
        ...registrationPayload(),
        username: '',
        heightCm: 170,
        skills: [],
        bio: '',
        guardian: null,
      }
      expect(
        await storedAfter('createProfile', body(hostile({ ...whole, consents }, ['consents'])), isInvalid),
      ).toEqual(before)
    },
    TIMEOUT,
  )

  test(
    'updateProfile',
    async () => {
      // A version that is not the present one: what is valid by chance is aborted.
      const base = {
        profileId: artist.uid,
        expectedVersion: 9,
        artisticName: 'Fulana de Tal',
        phone: '11987654321',
        birthDate: '1990-01-01',
        heightCm: 170,
        bio: null,
        links: { site: 'https://example.com/' },
        mediaOrder: [],
        tempMediaIds: [],
      }
      const refused = new Set(['INVALID_ARGUMENT', 'ABORTED', 'PERMISSION_DENIED'])
      const isNothing = (answer: Answer): boolean =>
        JSON.stringify(answer.result) === '{"success":true,"message":"Nenhum dado para atualizar."}'
      expect(
        await storedAfter(
          'updateProfile',
          body(hostile(base, ['expectedVersion'])),
          (answer) => isNothing(answer) || refused.has(answer.error?.status ?? ''),
          artist.token,
        ),
      ).toEqual(before)
    },
    TIMEOUT,
  )
})
