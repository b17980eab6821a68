import { spawn } from 'node:child_process'
import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createStore, exportDatabase, importDatabase } from '../src/store/index.ts'
import type { Database } from '../src/store/index.ts'
import { MapValue, Timestamp } from '../src/values/value.ts'

const CLI = fileURLToPath(new URL('../dist/cli.js', import.meta.url))
const ROOT = 'projects/p/databases/(default)/documents'
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'durability-'))
})

afterAll(() => rm(folder, { recursive: true }))

function fresh(): Database {
  return createStore().database('p', '(default)')
}

function filled(documents: number): Database {
  const database = fresh()
  const time = new Timestamp(1, 0)
  database.load(
    Array.from({ length: documents }, (_, i) => ({
      name: `${ROOT}/${i % 3 === 0 ? 'c' : `p/${i % 7}/sub`}/d${i}`,
      fields: {
        i: BigInt(i),
        half: i / 2,
        map: new MapValue({ text: `número ${i}`, list: [null, i % 2 === 0] }),
      },
      createTime: time,
      updateTime: time,
    })),
  )
  return database
}

function metadataOf(name: string): string {
  return join(folder, name, `${name}.overall_export_metadata`)
}

it('a hundred thousand documents are the same after export and import', { tags: 'deep' }, async () => {
  const database = filled(100_000)
  await exportDatabase(database, folder, 'large')
  const copy = fresh()
  expect(await importDatabase(copy, metadataOf('large'))).toBe(100_000)
  const different = database.allDocuments().filter(({ name, fields }) => {
    const other = copy.peek(name)
    return other === undefined || JSON.stringify(other.fields, plainly) !== JSON.stringify(fields, plainly)
  })
  expect(different.map(({ name }) => name)).toEqual([])
})

function plainly(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? `${value}n` : value
}

/** How far an export has got, by what is in its folder. */
interface Progress {
  readonly bytes: number
  readonly hasKind: boolean
  readonly isAnswered: boolean
}

function progressOf(name: string, isAnswered: boolean): Progress {
  const namespaces = join(folder, name, 'all_namespaces')
  const begun = readdirSync(namespaces).find((entry) => entry !== 'all_kinds')
  if (begun === undefined) return { bytes: 0, hasKind: false, isAnswered }
  const files = readdirSync(join(namespaces, begun))
  const output = files.find((file) => file === 'output-0')
  return {
    bytes: output === undefined ? 0 : statSync(join(namespaces, begun, output)).size,
    hasKind: files.some((file) => file.endsWith('.export_metadata')),
    isAnswered,
  }
}

it('a seed is in the databases of every project before anyone can ask, and again after a reset', async () => {
  await exportDatabase(filled(10), folder, 'seed')
  const child = spawn(process.execPath, [CLI, '--port=0', `--seed_from_export=${metadataOf('seed')}`])
  const port = await portOf(child)
  const read = async (project: string): Promise<number> => {
    const url = `http://127.0.0.1:${port}/v1/projects/${project}/databases/(default)/documents/c/d0`
    return (await fetch(url, { method: 'GET' })).status
  }
  const clear = `http://127.0.0.1:${port}/emulator/v1/projects/one/databases/(default)/documents`
  expect([await read('one'), await read('two')]).toEqual([200, 200])
  await fetch(clear, { method: 'DELETE' })
  expect([await read('one'), await read('two')]).toEqual([404, 200])
  await fetch(`http://127.0.0.1:${port}/reset`, { method: 'POST' })
  expect([await read('one'), await read('two'), await read('three')]).toEqual([200, 200, 200])
  child.kill('SIGKILL')
})

function portOf(child: ChildProcessWithoutNullStreams): Promise<string> {
  return new Promise((resolve) =>
    child.stdout.on('data', (chunk: Buffer) => {
      const match = /running on [^:]+:(\d+)/.exec(chunk.toString())
      if (match?.[1] !== undefined) resolve(match[1])
    }),
  )
}

it.each<readonly [string, (progress: Progress) => boolean]>([
  ['before anything is written', () => true],
  ['when the documents are begun', ({ bytes }) => bytes > 0],
  ['in the middle of the documents', ({ bytes }) => bytes > 600_000],
  ['before the metadata are in place', ({ hasKind }) => hasKind],
  ['as soon as it answers', ({ isAnswered }) => isAnswered],
])('an export killed %s leaves the old one or is whole', { tags: 'deep' }, async (when, isTime) => {
  const name = `killed-${when.replaceAll(' ', '-')}`
  await exportDatabase(filled(1), folder, name)
  await exportDatabase(filled(8_000), folder, 'seed')
  const child = spawn(process.execPath, [
    CLI,
    '--port=0',
    '--project_id=p',
    `--seed_from_export=${metadataOf('seed')}`,
  ])
  const port = await portOf(child)
  let isAnswered = false
  const answered = fetch(`http://127.0.0.1:${port}/emulator/v1/projects/p:export`, {
    method: 'POST',
    body: JSON.stringify({
      database: 'projects/p/databases/(default)',
      export_directory: folder,
      export_name: name,
    }),
  }).then(
    () => {
      isAnswered = true
    },
    () => undefined,
  )
  while (!isTime(progressOf(name, isAnswered))) await setImmediate()
  child.kill('SIGKILL')
  await answered
  expect([1, 8_000]).toContain(await importDatabase(fresh(), metadataOf(name)))
  // What was left behind does not disturb the next one, which clears it away.
  await exportDatabase(filled(2), folder, name)
  expect(await importDatabase(fresh(), metadataOf(name))).toBe(2)
  expect(readdirSync(join(folder, name, 'all_namespaces'))).toHaveLength(1)
})
