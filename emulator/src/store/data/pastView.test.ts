import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fields, path } from '../testing/arbitraries.ts'
import {
  DOCUMENTS,
  find,
  freshDatabase,
  nameOf,
  pathOf,
  put,
  queryOf,
  refusalOf,
} from '../testing/fixtures.ts'
import type { Consistency, Database, Query, Reader } from '../types.ts'
import type { Fields } from '../../values/value.ts'
import { Timestamp } from '../../values/value.ts'

const group: Query = { parent: DOCUMENTS, from: [{ collectionId: 'c', allDescendants: true }] }
const everything: Query = { parent: DOCUMENTS, from: [{ collectionId: '', allDescendants: true }] }
const ranked = queryOf('c', { orderBy: [{ field: 'a', direction: 'DESCENDING' }], limit: 3 })

/** All that can be read, in a comparable form. */
function stateOf(reader: Reader): unknown {
  return {
    results: [group, everything, ranked].map((query) => reader.query(query).documents),
    single: reader.get(nameOf('c/1')),
    listed: reader.listDocuments({ parent: DOCUMENTS, collectionId: 'c', showMissing: true }).documents,
    collections: ['', 'c/1', 'd/1'].map(
      (at) => reader.listCollectionIds({ parent: nameOf(at) }).collectionIds,
    ),
    count: reader.aggregate(group, [{ kind: 'count', alias: 'n' }]),
  }
}

interface Step {
  readonly path: string
  readonly fields: Fields | undefined
}

const step: fc.Arbitrary<Step> = fc.record({ path, fields: fc.option(fields, { nil: undefined }) })

async function take(database: Database, { path: at, fields: content }: Step): Promise<void> {
  const name = nameOf(at)
  await database.commit([
    content === undefined ? { kind: 'delete', name } : { kind: 'update', name, fields: content },
  ])
}

it('any earlier instant, and a read-only transaction, reads what was there then', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 20 }), async (steps) => {
      const database = freshDatabase()
      const seen: { consistency: Consistency; state: unknown }[] = []
      for (const each of steps) {
        await take(database, each)
        const reader = database.reader()
        const transaction = database.beginTransaction({ mode: 'readOnly' })
        const state = stateOf(reader)
        seen.push(
          { consistency: { readTime: reader.readTime }, state },
          { consistency: { transaction }, state },
        )
      }
      for (const { consistency, state } of seen) expect(stateOf(database.reader(consistency))).toEqual(state)
    }),
    { numRuns: 60 },
  )
})

it('a reader held across later commits keeps to its instant', async () => {
  const database = freshDatabase()
  await put(database, { 'c/x': { a: 1n } })
  const reader = database.reader({ transaction: database.beginTransaction({ mode: 'readOnly' }) })
  await put(database, { 'c/x': { a: 2n }, 'c/y': {} })
  expect(reader.get(nameOf('c/x'))?.fields).toEqual({ a: 1n })
  expect(reader.query(queryOf('c')).documents.map(({ name }) => pathOf(name))).toEqual(['c/x'])
})

it('instants beyond the retention and in the future are refused', async () => {
  let now = 100_000
  const database = freshDatabase({ now: () => now, versionRetention: 1000 })
  await put(database, { 'c/x': {} })
  const { readTime } = database.reader()
  const read = (time: Timestamp): unknown => database.reader({ readTime: time })
  now += 999
  expect(await refusalOf(() => read(readTime))).toBe('OK')
  now += 2
  const tooOld = "FAILED_PRECONDITION: The requested 'read_time' is too old."
  expect(await refusalOf(() => read(readTime))).toBe(tooOld)
  expect(await refusalOf(() => read(new Timestamp(-62_135_596_800, 0)))).toBe(tooOld)
  expect(await refusalOf(() => read(new Timestamp(102, 0)))).toBe(
    "INVALID_ARGUMENT: The requested 'read_time' cannot be in the future.",
  )
})

it('history forgets what is older than the retention', async () => {
  let now = 100_000
  const database = freshDatabase({ now: () => now, versionRetention: 1000 })
  for (let i = 0; i < 50; i++) {
    await put(database, { 'c/x': { a: BigInt(i) } })
    now += 100
  }
  now -= 100
  const at = new Timestamp(Math.floor((now - 900) / 1000), ((now - 900) % 1000) * 1_000_000)
  const [document] = database.reader({ readTime: at }).query(queryOf('c')).documents
  expect(document?.fields).toEqual({ a: 40n })
  expect(find(database, queryOf('c'))).toEqual(['c/x'])
})
