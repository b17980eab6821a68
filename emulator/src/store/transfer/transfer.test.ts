import fc from 'fast-check'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { identicalValues } from '../../values/identical.ts'
import { MapValue, Reference } from '../../values/value.ts'
import { value } from '../testing/arbitraries.ts'
import { find, freshDatabase, nameOf, put, queryOf } from '../testing/fixtures.ts'
import { createStore } from '../store.ts'
import { exportDatabase } from './export.ts'
import { importDatabase } from './import.ts'
import { decodeValue, encodeValue } from './value-json.ts'
import type { Json } from './value-json.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-'))
})

afterEach(async () => {
  await rm(folder, { recursive: true })
})

function metadataFile(name = 'all'): string {
  return join(folder, name, `${name}.overall_export_metadata`)
}

test('every value survives its JSON form as stored', () => {
  fc.assert(
    fc.property(value, (each) => {
      const json = JSON.parse(JSON.stringify(encodeValue(each, 'r/'))) as Json
      expect(identicalValues(decodeValue(json, 'r/'), each)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('an export holds all documents with their times; import brings them back', async () => {
  const database = freshDatabase()
  const documents = Object.fromEntries(
    Array.from({ length: 1203 }, (_, i) => [
      `c/${i}`,
      { i: BigInt(i), m: new MapValue({ x: [i / 2, null] }) },
    ]),
  )
  await put(database, { ...documents, 'c/1/sub/x': { __proto: 'y' } })
  await put(database, { 'c/1': { changed: true } })
  await exportDatabase(database, folder, 'all')
  const copy = freshDatabase()
  expect(await importDatabase(copy, metadataFile())).toBe(1204)
  const byName = (a: { name: string }, b: { name: string }): number => (a.name < b.name ? -1 : 1)
  expect(copy.allDocuments().toSorted(byName)).toEqual(database.allDocuments().toSorted(byName))
})

test('references within the database follow it into another project', async () => {
  const database = freshDatabase()
  const elsewhere = new Reference('projects/other/databases/d/documents/c/x')
  await put(database, { 'c/x': { own: new Reference(nameOf('c/y')), elsewhere } })
  await exportDatabase(database, folder, 'all')
  const other = createStore().database('q', 'second')
  await importDatabase(other, metadataFile())
  const own = new Reference('projects/q/databases/second/documents/c/y')
  expect(other.peek('projects/q/databases/second/documents/c/x')?.fields).toEqual({ own, elsewhere })
})

test('an import merges, tells listeners, and says that it is one', async () => {
  const database = freshDatabase()
  await put(database, { 'c/x': { a: 1n }, 'c/y': { a: 1n } })
  await exportDatabase(database, folder, 'all')
  const target = freshDatabase()
  await put(target, { 'c/x': { a: 9n }, 'c/z': { a: 9n } })
  const origins: string[] = []
  target.onCommit(({ origin }) => origins.push(origin))
  const told: number[] = []
  target.listen(({ changes }) => told.push(changes.length)).add(2, { query: queryOf('c') })
  await importDatabase(target, metadataFile())
  expect(find(target, queryOf('c'))).toEqual(['c/x', 'c/y', 'c/z'])
  expect(target.peek(nameOf('c/x'))?.fields).toEqual({ a: 1n })
  expect({ origins, told }).toEqual({ origins: ['import'], told: [2] })
})

test('an export replaces an earlier one of the same name and leaves nothing else', async () => {
  const database = freshDatabase()
  await put(database, { 'c/x': {} })
  await exportDatabase(database, folder, 'all')
  await put(database, { 'c/y': {} })
  await exportDatabase(database, folder, 'all')
  expect(await readdir(folder)).toEqual(['all'])
  expect(await importDatabase(freshDatabase(), metadataFile())).toBe(2)
})

test('what is no whole export is refused and changes nothing', async () => {
  const database = freshDatabase()
  await put(database, { 'c/x': {}, 'c/y': {} })
  await exportDatabase(database, folder, 'all')
  await writeFile(
    join(folder, 'all', 'documents.jsonl'),
    '{"name":"c/x","created":[1,0],"updated":[1,0],"fields":{}}\n',
  )
  const target = freshDatabase()
  await expect(importDatabase(target, metadataFile())).rejects.toThrow('has 1 documents instead of 2')
  await mkdir(join(folder, 'other'))
  await writeFile(metadataFile('other'), '\u0000leveldb')
  await expect(importDatabase(target, metadataFile('other'))).rejects.toThrow('not an export of this program')
  await expect(importDatabase(target, metadataFile('missing'))).rejects.toThrow('ENOENT')
  expect(target.documentCount()).toBe(0)
})
