import { describe, expect, it } from 'vitest'
import { find, freshDatabase, nameOf, put, queryOf, refusalOf } from '../testing/fixtures.ts'
import type { Database, TransactionOptions, Write } from '../types.ts'

const CONTENTION = /^ABORTED: Aborted due to cross-transaction contention\./

function optimistic(): Database {
  return freshDatabase({ concurrency: 'OPTIMISTIC', lockTimeout: 50 })
}

function update(path: string, n: bigint): Write {
  return { kind: 'update', name: nameOf(path), fields: { n } }
}

function begin(database: Database, path: string, options?: TransactionOptions): Uint8Array {
  const transaction = database.beginTransaction(options)
  database.reader({ transaction }).get(nameOf(path))
  return transaction
}

describe('an optimistic transaction', () => {
  it('lets another writer change what it read at once, and is aborted at its commit', async () => {
    const database = optimistic()
    await put(database, { 'c/a': { n: 1n } })
    const transaction = begin(database, 'c/a')
    await database.commit([update('c/a', 2n)])
    const commit = () => database.commit([update('c/b', 1n)], { transaction })
    expect(await refusalOf(commit)).toMatch(CONTENTION)
    expect(find(database, queryOf('c'))).toEqual(['c/a'])
  })

  it('is aborted when a document that it did not find was created', async () => {
    const database = optimistic()
    const transaction = begin(database, 'c/a')
    await put(database, { 'c/a': { n: 1n } })
    expect(await refusalOf(() => database.commit([update('c/a', 2n)], { transaction }))).toMatch(CONTENTION)
  })

  it('is aborted when a collection that it queried has changed', async () => {
    const database = optimistic()
    await put(database, { 'c/a': { n: 1n } })
    const transaction = database.beginTransaction()
    database.reader({ transaction }).query(queryOf('c'))
    await put(database, { 'c/b': { n: 1n } })
    expect(await refusalOf(() => database.commit([update('d/x', 1n)], { transaction }))).toMatch(CONTENTION)
  })

  it('commits when only others’ documents have changed', async () => {
    const database = optimistic()
    await put(database, { 'c/a': { n: 1n } })
    const transaction = begin(database, 'c/a')
    await put(database, { 'c/b': { n: 1n } })
    await database.commit([update('c/a', 2n)], { transaction })
    expect(database.peek(nameOf('c/a'))?.fields).toEqual({ n: 2n })
  })

  it('loses no increment when fifty race and start again', async () => {
    const database = optimistic()
    await put(database, { 'c/a': { n: 0n } })
    const increment = async (): Promise<void> => {
      for (;;) {
        const transaction = database.beginTransaction()
        const read = database.reader({ transaction }).get(nameOf('c/a'))?.fields['n']
        await Promise.resolve()
        const n = typeof read === 'bigint' ? read + 1n : 0n
        if ((await refusalOf(() => database.commit([update('c/a', n)], { transaction }))) === 'OK') return
      }
    }
    await Promise.all(Array.from({ length: 50 }, increment))
    expect(database.peek(nameOf('c/a'))?.fields).toEqual({ n: 50n })
  })
})

describe('the mode', () => {
  it('is the transaction’s own when it asks for one', async () => {
    const database = optimistic()
    begin(database, 'c/a', { mode: 'readWrite', concurrency: 'PESSIMISTIC' })
    expect(await refusalOf(() => database.commit([update('c/a', 1n)]))).toBe(
      'ABORTED: Transaction lock timeout.',
    )
  })

  it('is pessimistic for a database that was not told', async () => {
    const database = freshDatabase({ lockTimeout: 50 })
    begin(database, 'c/a')
    expect(await refusalOf(() => database.commit([update('c/a', 1n)]))).toMatch(/^ABORTED/)
  })
})
