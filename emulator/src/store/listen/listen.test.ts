import fc from 'fast-check'
import { expect, it } from 'vitest'
import { StatusError } from '../../status.ts'
import { compareTimestamps } from '../../values/timestamps.ts'
import { Timestamp } from '../../values/value.ts'
import { compileQuery } from '../query/compile.ts'
import { fields, path, query } from '../testing/arbitraries.ts'
import { find, freshDatabase, nameOf, pathOf, put, queryOf, refusalOf } from '../testing/fixtures.ts'
import type {
  Database,
  Document,
  ListenChange,
  ListenSession,
  ListenSnapshot,
  ListenStart,
  Query,
  Write,
} from '../types.ts'

/** A client that keeps, per target, the documents it was told of. */
class Client {
  readonly targets = new Map<number, Map<string, Document>>()
  readonly snapshots: ListenSnapshot[] = []
  readonly session: ListenSession

  constructor(database: Database) {
    this.session = database.listen((snapshot) => {
      this.snapshots.push(snapshot)
      this.#apply(snapshot.changes)
    })
  }

  add(
    id: number,
    of: Query,
    resume?: { readonly known: Map<string, Document>; readonly at: Timestamp },
  ): ListenStart {
    const start = this.session.add(id, { query: of }, resume?.at)
    this.targets.set(id, new Map(start.reset ? [] : resume?.known))
    this.#apply(start.changes)
    return start
  }

  #apply(changes: readonly ListenChange[]): void {
    for (const change of changes) {
      const name = change.kind === 'change' ? change.document.name : change.name
      for (const id of change.removedTargetIds) this.targets.get(id)?.delete(name)
      if (change.kind !== 'change') continue
      for (const id of change.targetIds) this.targets.get(id)?.set(name, change.document)
    }
  }

  known(id: number): unknown {
    return [...(this.targets.get(id) ?? [])].toSorted(([a], [b]) => (a < b ? -1 : 1))
  }
}

function truth(database: Database, of: Query): unknown {
  const { documents } = database.reader().query(of)
  return documents
    .map((document) => [document.name, document] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
}

function isValid(of: Query): boolean {
  try {
    compileQuery(of)
    return true
  } catch (error) {
    if (error instanceof StatusError) return false
    throw error
  }
}

const write: fc.Arbitrary<Write> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('update' as const), name: path.map(nameOf), fields }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), name: path.map(nameOf) }) },
)
const commits = fc.array(fc.array(write, { minLength: 1, maxLength: 3 }), { maxLength: 25 })
const queries = fc.array(query.filter(isValid), { minLength: 1, maxLength: 4 })

it('after every commit each target knows exactly what its query gives, and its count', async () => {
  await fc.assert(
    fc.asyncProperty(queries, commits, async (all, steps) => {
      const database = freshDatabase()
      const client = new Client(database)
      for (const [id, each] of all.entries()) client.add(id, each)
      for (const writes of steps) {
        await database.commit(writes)
        for (const [id, each] of all.entries()) {
          expect(client.known(id)).toEqual(truth(database, each))
          expect(client.session.count(id)).toBe(database.reader().query(each).documents.length)
        }
      }
    }),
    { numRuns: 150 },
  )
})

it('resuming from any earlier state needs only the difference', async () => {
  await fc.assert(
    fc.asyncProperty(queries, commits, commits, async (all, earlier, later) => {
      const database = freshDatabase()
      const before = new Client(database)
      for (const [id, each] of all.entries()) before.add(id, each)
      for (const writes of earlier) await database.commit(writes)
      before.session.close()
      const at = database.reader().readTime
      for (const writes of later) await database.commit(writes)
      const after = new Client(database)
      for (const [id, each] of all.entries()) {
        const start = after.add(id, each, {
          known: before.targets.get(id) ?? new Map<string, Document>(),
          at,
        })
        expect(start.reset).toBe(false)
        expect(after.known(id)).toEqual(truth(database, each))
        expect(start.count).toBe(database.reader().query(each).documents.length)
      }
    }),
    { numRuns: 100 },
  )
})

const byRank = { orderBy: [{ field: 'rank', direction: 'ASCENDING' }] } as const

it('a limit window lets documents out and in, and fills up from the data', async () => {
  const database = freshDatabase()
  await put(database, { 'c/a': { rank: 1n }, 'c/b': { rank: 2n }, 'c/z': { rank: 9n } })
  const client = new Client(database)
  const start = client.add(2, queryOf('c', { ...byRank, limit: 2 }))
  expect(start.changes.map((change) => change.kind === 'change' && pathOf(change.document.name))).toEqual([
    'c/a',
    'c/b',
  ])
  await put(database, { 'c/n': { rank: 0n } })
  expect(client.snapshots.at(-1)?.changes).toMatchObject([
    { kind: 'change', document: { name: nameOf('c/n') }, targetIds: [2], removedTargetIds: [] },
    { kind: 'remove', name: nameOf('c/b'), removedTargetIds: [2] },
  ])
  await database.commit([{ kind: 'delete', name: nameOf('c/a') }])
  expect(client.snapshots.at(-1)?.changes).toMatchObject([
    { kind: 'change', document: { name: nameOf('c/b') }, targetIds: [2] },
    { kind: 'delete', name: nameOf('c/a'), removedTargetIds: [2] },
  ])
})

it('several targets of a session hear of one document in one change, of one commit in one snapshot', async () => {
  const database = freshDatabase()
  const client = new Client(database)
  client.add(2, queryOf('c'))
  client.add(4, queryOf('c', { where: { kind: 'field', field: 'a', op: 'EQUAL', value: 1n } }))
  client.session.add(6, { documents: [nameOf('c/x')] })
  await put(database, { 'c/x': { a: 1n }, 'c/y': { a: 2n } })
  await put(database, { 'c/x': { a: 2n } })
  expect(client.snapshots.map(({ changes }) => changes)).toMatchObject([
    [
      { document: { name: nameOf('c/x') }, targetIds: [6, 2, 4] },
      { document: { name: nameOf('c/y') }, targetIds: [2] },
    ],
    [{ document: { name: nameOf('c/x') }, targetIds: [6, 2], removedTargetIds: [4] }],
  ])
})

it('documents are listened to by name, missing ones too', async () => {
  const database = freshDatabase()
  await put(database, { 'c/x': {} })
  const client = new Client(database)
  const documents = [nameOf('c/x'), nameOf('c/y')]
  const start = client.session.add(1, { documents })
  expect(start.changes).toMatchObject([
    { kind: 'change', document: { name: nameOf('c/x') }, targetIds: [1] },
    { kind: 'delete', name: nameOf('c/y'), removedTargetIds: [1] },
  ])
  expect(start.count).toBe(1)
  await database.commit([{ kind: 'delete', name: nameOf('c/x') }])
  expect(client.snapshots.at(-1)?.changes).toEqual([
    { kind: 'delete', name: nameOf('c/x'), removedTargetIds: [1] },
  ])
})

it('commits that change nothing, or nothing here, are not told', async () => {
  const database = freshDatabase()
  await put(database, { 'c/x': { a: 1n } })
  const client = new Client(database)
  client.add(2, queryOf('c', { where: { kind: 'field', field: 'a', op: 'EQUAL', value: 1n } }))
  await put(database, { 'c/x': { a: 1n } })
  await put(database, { 'd/x': { a: 1n }, 'c/y': { a: 2n }, 'c/x/c/z': { a: 1n } })
  await database.commit([{ kind: 'delete', name: nameOf('c/missing') }])
  expect(client.snapshots).toEqual([])
})

it('snapshots come in order of strictly increasing times, the times of their documents', async () => {
  const database = freshDatabase({ now: () => 5 })
  const client = new Client(database)
  const start = client.add(2, queryOf('c'))
  for (const a of [1n, 2n, 3n]) await put(database, { 'c/x': { a } })
  const times = [start.readTime, ...client.snapshots.map(({ readTime }) => readTime)]
  expect(times.toSorted(compareTimestamps)).toEqual(times)
  expect(new Set(times.map(({ nanos }) => nanos)).size).toBe(4)
  expect(client.snapshots.map(({ changes }) => changes)).toMatchObject(
    client.snapshots.map(({ readTime }) => [{ document: { updateTime: readTime } }]),
  )
})

it('clearing the database tells of deletions, and resuming from before it starts anew', async () => {
  const database = freshDatabase()
  await put(database, { 'c/x': {} })
  const client = new Client(database)
  const { readTime } = client.add(2, queryOf('c'))
  database.clear()
  expect(client.snapshots.at(-1)?.changes).toMatchObject([{ kind: 'delete', name: nameOf('c/x') }])
  const start = new Client(database).add(2, queryOf('c'), { known: new Map(), at: readTime })
  expect(start).toMatchObject({ reset: true, changes: [], count: 0 })
})

it('what is too old, or not yet, to resume from starts anew', async () => {
  let now = 10_000
  const database = freshDatabase({ now: () => now, versionRetention: 1000 })
  await put(database, { 'c/x': {} })
  const at = database.reader().readTime
  now += 2000
  const client = new Client(database)
  expect(client.add(2, queryOf('c'), { known: new Map(), at }).reset).toBe(true)
  now -= 2000
  const future = new Timestamp(at.seconds + 100, 0)
  expect(client.add(4, queryOf('c'), { known: new Map(), at: future }).reset).toBe(true)
})

it('a removed target and a closed session hear nothing more', async () => {
  const database = freshDatabase()
  const client = new Client(database)
  client.add(2, queryOf('c'))
  client.add(4, queryOf('c'))
  expect(client.session.remove(2)).toBe(true)
  expect(client.session.remove(2)).toBe(false)
  await put(database, { 'c/x': {} })
  expect(client.snapshots.at(-1)?.changes).toMatchObject([{ targetIds: [4] }])
  client.session.close()
  await put(database, { 'c/y': {} })
  expect(client.snapshots.length).toBe(1)
})

it('a target id in use and a bad query are refused, and leave no target', async () => {
  const database = freshDatabase()
  const { session } = new Client(database)
  session.add(2, { query: queryOf('c') })
  expect(await refusalOf(() => session.add(2, { query: queryOf('c') }))).toBe(
    'INVALID_ARGUMENT: Target ID 2 is already in use.',
  )
  const bad = { query: queryOf('c', { limit: -1 }) }
  expect(await refusalOf(() => session.add(4, bad))).toBe('INVALID_ARGUMENT: limit is negative')
  expect(session.count(4)).toBeUndefined()
})

it('documents told to targets count as read', async () => {
  const database = freshDatabase()
  await put(database, { 'c/x': {}, 'c/y': {} })
  const client = new Client(database)
  client.add(2, queryOf('c'))
  expect(database.readCounter.documents).toBe(2)
  await put(database, { 'c/z': {} })
  await database.commit([{ kind: 'delete', name: nameOf('c/z') }])
  expect(database.readCounter.documents).toBe(3)
})

it('a listener that fails fails alone', async () => {
  const database = freshDatabase()
  const errors: unknown[] = []
  const original = console.error
  console.error = (...args: unknown[]) => {
    errors.push(args)
  }
  database
    .listen(() => {
      throw new Error('broken')
    })
    .add(2, { query: queryOf('c') })
  const client = new Client(database)
  client.add(2, queryOf('c'))
  await put(database, { 'c/x': {} })
  console.error = original
  expect(errors.length).toBe(1)
  expect(find(database, queryOf('c'))).toEqual(['c/x'])
  expect(client.snapshots.length).toBe(1)
})

it('a document named twice in one target is told once', async () => {
  const database = freshDatabase()
  await put(database, { 'c/x': {} })
  const start = new Client(database).session.add(1, { documents: [nameOf('c/x'), nameOf('c/x')] })
  expect(start).toMatchObject({ count: 1, changes: [{ kind: 'change', targetIds: [1] }] })
})
