import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { StatusError } from '../status.ts'
import { createStore } from './store.ts'
import {
  DOCUMENTS,
  find,
  freshDatabase,
  nameOf,
  pathOf,
  put,
  queryOf,
  refusalOf,
} from './testing/fixtures.ts'
import type { CommitEvent, Database, PreparedCommit, Write } from './types.ts'

/** How long a write waits for others' locks, ms: the store's default. */
const LOCK_TIMEOUT = 2000

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

function update(path: string, a: bigint): Write {
  return { kind: 'update', name: nameOf(path), fields: { a } }
}

function remove(path: string): Write {
  return { kind: 'delete', name: nameOf(path) }
}

it('a judge sees each document once, before and after, and can refuse all of it', async () => {
  const database = freshDatabase()
  await put(database, { 'c/x': { a: 1n }, 'c/gone': {} })
  let prepared: PreparedCommit | undefined
  const judge = (each: PreparedCommit): void => {
    prepared = each
    throw new StatusError('PERMISSION_DENIED', 'no')
  }
  const writes = [update('c/x', 2n), update('c/new', 1n), remove('c/gone'), update('c/x', 3n)]
  expect(await refusalOf(() => database.commit(writes, { judge }))).toBe('PERMISSION_DENIED: no')
  expect(prepared?.changes).toMatchObject([
    {
      name: nameOf('c/x'),
      kind: 'update',
      before: { fields: { a: 1n } },
      after: { fields: { a: 3n } },
      changed: true,
    },
    { name: nameOf('c/new'), kind: 'update', before: undefined, after: { fields: { a: 1n } }, changed: true },
    { name: nameOf('c/gone'), kind: 'delete', before: { fields: {} }, after: undefined, changed: true },
  ])
  expect(prepared?.readAfter(nameOf('c/new'))?.fields).toEqual({ a: 1n })
  expect(prepared?.readBefore(nameOf('c/new'))).toBeUndefined()
  expect(find(database, queryOf('c'))).toEqual(['c/gone', 'c/x'])
})

it('a judge is asked about writes that change nothing, too', async () => {
  const database = freshDatabase()
  await put(database, { 'c/x': { a: 1n } })
  const judge = vi.fn<(prepared: PreparedCommit) => void>()
  await database.commit([update('c/x', 1n), remove('c/missing')], { judge })
  expect(judge.mock.calls[0]?.[0].changes).toMatchObject([
    { name: nameOf('c/x'), changed: false },
    { name: nameOf('c/missing'), kind: 'delete', changed: false },
  ])
})

it('a prepared commit is kept by apply, in the same step only', async () => {
  const database = freshDatabase()
  const prepared = database.prepareCommit([update('c/x', 1n)])
  expect(database.documentCount()).toBe(0)
  expect(prepared.apply().writeResults.length).toBe(1)
  expect(find(database, queryOf('c'))).toEqual(['c/x'])
  const late = database.prepareCommit([update('c/x', 2n)])
  await put(database, { 'c/y': {} })
  expect(() => late.apply()).toThrow('kept too late')
})

it('a refused commit in a transaction ends it', async () => {
  const database = freshDatabase()
  const transaction = database.beginTransaction()
  const judge = (): void => {
    throw new StatusError('PERMISSION_DENIED', 'no')
  }
  await refusalOf(() => database.commit([update('c/x', 1n)], { transaction, judge }))
  expect(await refusalOf(() => database.reader({ transaction }))).toBe(
    'ABORTED: The referenced transaction has expired or is no longer valid.',
  )
})

it('commit events tell every change in order, and nothing for commits that change nothing', async () => {
  const database = freshDatabase()
  const events: CommitEvent[] = []
  const stop = database.onCommit((event) => events.push(event))
  await database.commit([update('c/x', 1n), update('c/y', 1n)])
  await database.commit([update('c/x', 1n), remove('c/missing')])
  await database.commit([remove('c/y'), update('c/x', 2n)])
  database.clear()
  stop()
  await database.commit([update('c/x', 1n)])
  expect(events.map(({ origin, changes }) => [origin, changes.map(({ name }) => pathOf(name))])).toEqual([
    ['commit', ['c/x', 'c/y']],
    ['commit', ['c/y', 'c/x']],
    ['clear', ['c/x']],
  ])
  expect(events[1]?.changes[1]).toMatchObject({ before: { fields: { a: 1n } }, after: { fields: { a: 2n } } })
})

it('creation time outlives updates and is new after deletion', async () => {
  const database = freshDatabase()
  const first = await database.commit([update('c/x', 1n)])
  await database.commit([update('c/x', 2n)])
  expect(database.peek(nameOf('c/x'))?.createTime).toEqual(first.commitTime)
  await database.commit([remove('c/x')])
  const again = await database.commit([update('c/x', 3n)])
  expect(database.peek(nameOf('c/x'))?.createTime).toEqual(again.commitTime)
})

it('batch writes stand alone; the same document twice, or a malformed write, fails the request', async () => {
  const database = freshDatabase()
  await put(database, { 'c/x': {} })
  const outcomes = await database.batchWrite([
    { ...update('c/x', 1n), precondition: { exists: false } },
    update('c/y', 1n),
  ])
  expect(outcomes.map((outcome) => outcome instanceof StatusError && outcome.status)).toEqual([
    'ALREADY_EXISTS',
    false,
  ])
  expect(find(database, queryOf('c'))).toEqual(['c/x', 'c/y'])
  expect(await refusalOf(() => database.batchWrite([remove('c/x'), remove('c/x')]))).toBe(
    'INVALID_ARGUMENT: the same document cannot be written more than once in a single request',
  )
})

it('a document takes 500 field transforms in one commit, over all its writes', async () => {
  const increments = (path: string, from: number, to: number): Write => ({
    kind: 'update',
    name: nameOf(path),
    fields: {},
    mask: [],
    transforms: Array.from({ length: to - from }, (_, i) => {
      return { field: `f${from + i}`, kind: 'increment', operand: 1n } as const
    }),
  })
  const database = freshDatabase()
  const most = [increments('c/x', 0, 300), increments('c/x', 300, 500), increments('c/y', 0, 500)]
  expect(await refusalOf(() => database.commit(most))).toBe('OK')
  expect(await refusalOf(() => database.commit([...most, increments('c/x', 500, 501)]))).toBe(
    'INVALID_ARGUMENT: A document cannot have more than 500 field transforms in one commit.',
  )
})

it('what a commit deletes it cannot update, unless it sets it in between', async () => {
  const database = freshDatabase()
  await put(database, { 'c/x': { a: 1n } })
  const existing = (path: string): Write => ({ ...update(path, 2n), precondition: { exists: true } })
  const statusOf = async (...writes: Write[]): Promise<string> =>
    (await refusalOf(() => database.commit(writes))).split(':')[0] ?? ''
  expect(await statusOf(remove('c/x'), existing('c/x'))).toBe('INVALID_ARGUMENT')
  expect(await statusOf(remove('c/missing'), existing('c/missing'))).toBe('INVALID_ARGUMENT')
  expect(await statusOf(existing('c/missing'))).toBe('NOT_FOUND')
  expect(await statusOf(remove('c/y'), existing('c/x'))).toBe('OK')
  expect(await statusOf(existing('c/x'), remove('c/x'))).toBe('OK')
  expect(await statusOf(remove('c/x'), update('c/x', 3n), existing('c/x'))).toBe('OK')
})

it('writes to another database are refused', async () => {
  const database = createStore().database('other', '(default)')
  expect(await refusalOf(() => database.commit([update('c/x', 1n)]))).toMatch(
    /^INVALID_ARGUMENT: Document name /,
  )
})

it('of transactions that increment one document each round leaves a winner, until all got through', async () => {
  const database = freshDatabase()
  await put(database, { 'c/x': { a: 0n } })
  let remaining = 10
  while (remaining > 0) {
    // All read before any writes, as clients that know nothing of each other may.
    const round = Array.from({ length: remaining }, () => incrementAfterReading(database))
    const outcomes = Promise.all(round.map((commit) => commit()))
    await vi.advanceTimersByTimeAsync(LOCK_TIMEOUT)
    const winners = (await outcomes).filter((outcome) => outcome === 'OK').length
    expect(winners).toBeGreaterThan(0)
    remaining -= winners
  }
  expect(database.peek(nameOf('c/x'))?.fields).toEqual({ a: 10n })
})

/** Reads at once; what it returns writes what follows from it, and says what came of it. */
function incrementAfterReading(database: Database): () => Promise<string> {
  const transaction = database.beginTransaction()
  const before = database.reader({ transaction }).get(nameOf('c/x'))?.fields['a']
  const write = update('c/x', (typeof before === 'bigint' ? before : 0n) + 1n)
  return () => refusalOf(() => database.commit([write], { transaction }))
}

it('writes that wait for one lock go on in the order they came, as soon as it is free', async () => {
  const database = freshDatabase()
  const transaction = database.beginTransaction()
  database.reader({ transaction }).get(nameOf('c/x'))
  const waiting = [1n, 2n, 3n].map((a) => database.commit([update('c/x', a)]))
  const seen: unknown[] = []
  database.onCommit(({ changes }) => seen.push(changes[0]?.after?.fields['a']))
  expect(seen).toEqual([])
  database.rollback(transaction)
  expect(seen).toEqual([1n, 2n, 3n])
  await Promise.all(waiting)
})

it('a transaction that has read every collection keeps others from writing anywhere', async () => {
  const database = freshDatabase()
  const transaction = database.beginTransaction()
  database.reader({ transaction }).query({ parent: DOCUMENTS, from: [] })
  const refusal = refusalOf(() => database.commit([update('c/x', 1n)]))
  await vi.advanceTimersByTimeAsync(LOCK_TIMEOUT)
  expect(await refusal).toBe('ABORTED: Transaction lock timeout.')
})

it('a transaction of another run, or never begun, is invalid', async () => {
  let now = 1000
  const earlier = freshDatabase({ now: () => now }).beginTransaction()
  now += 1
  const database = freshDatabase({ now: () => now })
  expect(await refusalOf(() => database.reader({ transaction: earlier }))).toBe(
    'INVALID_ARGUMENT: Transaction is invalid or expired.',
  )
})

it('reads count: gets, results with what was skipped, aggregates by the thousand; peeks do not', async () => {
  const database = freshDatabase()
  await put(database, Object.fromEntries(Array.from({ length: 5 }, (_, i) => [`c/${i}`, { i: BigInt(i) }])))
  const reader = database.reader()
  reader.get(nameOf('c/1'))
  reader.query(queryOf('c', { offset: 1, limit: 2 }))
  reader.aggregate(queryOf('c'), [{ kind: 'count', alias: 'n' }])
  reader.peek(nameOf('c/1'))
  expect(database.readCounter.documents).toBe(1 + 3 + 1)
  database.readCounter.reset()
  expect(database.readCounter.documents).toBe(0)
})

it('a read can be masked', async () => {
  const database = freshDatabase()
  await put(database, { 'c/x': { a: 1n, b: 2n } })
  expect(database.reader().get(nameOf('c/x'), ['b'])?.fields).toEqual({ b: 2n })
})

it('recursive deletion takes a document or a collection with all below it', async () => {
  const database = freshDatabase()
  const paths = ['c/a', 'c/a/s/1', 'c/a/s/1/t/2', 'c/ab', 'ca/x', 'c/missing/s/3']
  await put(database, Object.fromEntries(paths.map((path) => [path, {}])))
  expect(database.deleteRecursively(nameOf('c/a'))).toBe(3)
  expect(database.deleteRecursively(nameOf('c'))).toBe(2)
  expect(database.allDocuments().map(({ name }) => pathOf(name))).toEqual(['ca/x'])
  expect(database.deleteRecursively(DOCUMENTS)).toBe(1)
  expect(database.documentCount()).toBe(0)
})

it('databases are apart and always there; a reset empties all', async () => {
  const store = createStore()
  const one = store.database('p', '(default)')
  const two = store.database('p', 'second')
  expect(store.database('p', '(default)')).toBe(one)
  await put(one, { 'c/x': {} })
  expect([one.documentCount(), two.documentCount()]).toEqual([1, 0])
  store.reset()
  expect(store.databases().map((database) => database.documentCount())).toEqual([0, 0])
})
