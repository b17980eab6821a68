import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  collectionOf,
  NOT_PERSONAL,
  PERSONAL_PLACES,
} from '../../functions/src/services/personalData/places.ts'
import { type EmulatorLog, listenToEmulators } from '../support/functions/emulatorLog.ts'
import { backend, bareAccount, callRaw, person } from '../support/functions/functions.ts'
import { bodiesOf } from '../support/fuzz/bodies.ts'
import { CALLABLES, type FuzzCase, type Fuzzer, fuzzCases, isExpected } from '../support/fuzz/cases.ts'
import { MARKED, marksIn } from '../support/fuzz/marks.ts'

/** Over all callables; `FUZZ_INPUTS=50000` runs a longer version. */
const INPUTS = Number(process.env['FUZZ_INPUTS'] ?? '10000')
const RUNS = Math.ceil(INPUTS / CALLABLES.length)
const TIMEOUT = 60_000 + RUNS * 300

/** The names of the collections below documents. */
const NESTED = [...PERSONAL_PLACES.map(({ path }) => collectionOf(path)), ...NOT_PERSONAL]
  .map((collection) => collection.split('/'))
  .flatMap((parts) => (parts.length > 1 ? parts.slice(-1) : []))

/** A mark of everything stored: each document with its last change, each file, each account and since when it signs in. */
async function everything(): Promise<readonly string[]> {
  const { db, auth, bucket } = backend
  const roots = await db.listCollections()
  const groups = await Promise.all([
    ...roots.map((collection) => collection.select().get()),
    ...NESTED.map((name) => db.collectionGroup(name).select().get()),
  ])
  const documents = groups.flatMap((group) =>
    group.docs.map((item) => `${item.ref.path} ${String(item.updateTime.valueOf())}`),
  )
  const [files] = await bucket.getFiles()
  const names = files.map((file) => `${file.name} ${String(file.metadata.generation)}`)
  const { users } = await auth.listUsers(1000)
  const accounts = users.map(({ uid, tokensValidAfterTime }) => `${uid} ${tokensValidAfterTime ?? ''}`)
  return [...documents, ...names, ...accounts].toSorted()
}

let cases: Readonly<Record<string, FuzzCase>>
let tokens: Readonly<Record<Fuzzer, string | undefined>>
let before: readonly string[]
let log: EmulatorLog
let sent = 0

beforeAll(async () => {
  const { artisticName } = MARKED
  const artist = await person({ artisticName })
  const director = await person({ artisticName, grants: ['AGENT', 'DIRECTOR'] })
  const bare = await bareAccount()
  tokens = { visitor: undefined, bare: bare.token, artist: artist.token, director: director.token }
  cases = fuzzCases(artist.uid)
  before = await everything()
  log = await listenToEmulators()
})

afterAll(() => {
  log.close()
})

it('every callable that is deployed is tried', () => {
  expect(Object.keys(cases).toSorted()).toEqual(CALLABLES.toSorted())
})

describe.each(CALLABLES)('%s', (name) => {
  it(
    `answers or refuses each of ${String(RUNS)} inputs and writes nothing`,
    async () => {
      const underTest = cases[name]
      if (underTest === undefined) throw new Error(`tests/support/fuzz/cases.ts knows nothing of ${name}`)
      const { as, base, fixed } = underTest
      const isRight = async (body: string): Promise<void> => {
        sent += 1
        const answer = await callRaw(name, body, tokens[as])
        if (!isExpected(underTest, answer)) throw new Error(JSON.stringify(answer))
      }
      await isRight(JSON.stringify({ data: base }))
      await fc.assert(fc.asyncProperty(bodiesOf(base, fixed), isRight), { numRuns: RUNS })
      expect(await everything()).toEqual(before)
    },
    TIMEOUT,
  )
})

it('nothing of the people or of what was sent is in the log', { timeout: 30_000 }, async () => {
  expect(sent).toBeGreaterThanOrEqual(INPUTS)
  const begun = (): number => log.lines.filter((line) => line.includes('Beginning execution of')).length
  // The log has told of every call: there is none whose lines are yet to come.
  await vi.waitFor(() => {
    expect(begun()).toBeGreaterThanOrEqual(sent)
  }, 20_000)
  const told = log.lines.join('\n')
  expect(told).toContain('callable-request-verification')
  expect(marksIn(told)).toEqual([])
})
