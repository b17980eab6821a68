import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Fields } from '../../values/value.ts'
import { MapValue, Reference } from '../../values/value.ts'
import { find, freshDatabase, nameOf, pathOf, put, queryOf, refusalOf } from '../testing/fixtures.ts'
import { createStore } from '../store.ts'
import type { Database } from '../types.ts'
import { exportDatabase } from './export.ts'
import { importDatabase } from './import.ts'

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

function contents(database: Database): ReadonlyMap<string, Fields> {
  return new Map(database.allDocuments().map(({ name, fields }) => [pathOf(name), fields]))
}

it('an export brings all documents back', async () => {
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
  expect(contents(copy)).toEqual(contents(database))
})

it('the files are those of Google’s emulator', async () => {
  const database = freshDatabase()
  await exportDatabase(database, folder, 'all')
  expect(await readdir(join(folder, 'all'))).toEqual(['all.overall_export_metadata'])
  await put(database, { 'c/x': {} })
  await exportDatabase(database, folder, 'first')
  const kind = join(folder, 'first', 'all_namespaces', 'all_kinds')
  expect(await readdir(kind)).toEqual(['all_namespaces_all_kinds.export_metadata', 'output-0'])
  expect(await importDatabase(freshDatabase(), metadataFile('first'))).toBe(1)
  expect(await importDatabase(freshDatabase(), metadataFile())).toBe(0)
})

it('documents go into another project, those of a database of another id do not', async () => {
  const database = freshDatabase()
  const own = new Reference(nameOf('c/y'))
  await put(database, { 'c/x': { own } })
  await exportDatabase(database, folder, 'all')
  const other = createStore().database('q', '(default)')
  await importDatabase(other, metadataFile())
  expect(other.peek('projects/q/databases/(default)/documents/c/x')?.fields).toEqual({ own })
  const second = createStore().database('q', 'second')
  expect(await importDatabase(second, metadataFile())).toBe(0)
})

it('an import merges, tells listeners of what it changes, and says that it is one', async () => {
  const database = freshDatabase()
  await put(database, { 'c/x': { a: 1n }, 'c/y': { a: 1n }, 'c/same': { a: 1n, b: 2n } })
  await exportDatabase(database, folder, 'all')
  const target = freshDatabase()
  await put(target, { 'c/x': { a: 9n }, 'c/z': { a: 9n }, 'c/same': { b: 2n, a: 1n } })
  const [created, same] = [target.peek(nameOf('c/x'))?.createTime, target.peek(nameOf('c/same'))]
  const origins: string[] = []
  target.onCommit(({ origin }) => origins.push(origin))
  const told: number[] = []
  target.listen(({ changes }) => told.push(changes.length)).add(2, { query: queryOf('c') })
  await importDatabase(target, metadataFile())
  expect(find(target, queryOf('c'))).toEqual(['c/same', 'c/x', 'c/y', 'c/z'])
  expect(target.peek(nameOf('c/x'))).toMatchObject({ fields: { a: 1n }, createTime: created })
  expect(target.peek(nameOf('c/same'))).toBe(same)
  expect({ origins, told }).toEqual({ origins: ['import'], told: [2] })
})

it('an export replaces an earlier one of the same name and leaves nothing else', async () => {
  const database = freshDatabase()
  await put(database, { 'c/x': {} })
  await exportDatabase(database, folder, 'all')
  await put(database, { 'c/y': {} })
  await exportDatabase(database, folder, 'all')
  expect(await importDatabase(freshDatabase(), metadataFile())).toBe(2)
  expect(await readdir(folder)).toEqual(['all'])
  expect(await readdir(join(folder, 'all', 'all_namespaces'))).toHaveLength(1)
  database.clear()
  await exportDatabase(database, folder, 'all')
  expect(await readdir(join(folder, 'all'))).toEqual(['all.overall_export_metadata'])
})

it('what is no whole export is refused and changes nothing', async () => {
  const database = freshDatabase()
  await put(database, { 'c/x': {}, 'c/y': { text: 'x'.repeat(100) } })
  await exportDatabase(database, folder, 'all')
  const output = join(folder, 'all', 'all_namespaces', 'all_kinds', 'output-0')
  const whole = await readFile(output)
  const target = freshDatabase()
  const importing = (name = 'all'): Promise<string> =>
    refusalOf(() => importDatabase(target, metadataFile(name)))
  await writeFile(output, whole.subarray(0, -1))
  expect(await importing()).toBe('INVALID_ARGUMENT: Invalid record')
  await writeFile(output, whole.fill(0xee, 20, 21))
  expect(await importing()).toBe("INVALID_ARGUMENT: Checksum doesn't validate.")
  await rm(output)
  expect(await importing()).toBe(`INVALID_ARGUMENT: Failed parse entity file:${output}`)
  await mkdir(join(folder, 'other'))
  await writeFile(metadataFile('other'), '{"json":true}')
  expect(await importing('other')).toBe(
    'INVALID_ARGUMENT: Overall export metadata file version not supported',
  )
  expect(await importing('missing')).toBe('INVALID_ARGUMENT: Failed to parse overall export metadata file')
  expect(target.documentCount()).toBe(0)
})
