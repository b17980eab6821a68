import { Client, credentials, Metadata } from '@grpc/grpc-js'
import type { ServiceError } from '@grpc/grpc-js'
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { withRawGrpc } from './support/rawGrpc.ts'
import { freshProject, withServer } from './support/server.ts'

/**
 * What Google's emulator or production does and this one does not. Each test asserts the right behaviour and therefore
 * fails; one that passes breaks the build, so that a mended gap is taken off the list, here and in the README.
 */
const server = withServer({ store: { lockTimeout: 100 } })
const grpc = withRawGrpc(server)
const cleanups: (() => void)[] = []

afterAll(() => {
  for (const cleanup of cleanups) cleanup()
})

interface Place {
  readonly database: string
  readonly root: string
}

function place(): Place {
  const database = `projects/${freshProject()}/databases/(default)`
  return { database, root: `${database}/documents` }
}

async function commit({ database, root }: Place, path: string, fields: object): Promise<number> {
  const writes = [{ update: { name: `${root}/${path}`, fields } }]
  return (await grpc.call('Commit', { database, writes }, 'Bearer owner')).code
}

async function runQuery({ root }: Place, structuredQuery: object): Promise<number> {
  return (await grpc.call('RunQuery', { parent: root, structuredQuery }, 'Bearer owner')).code
}

/** Starts the process with some flags; resolves when it runs. */
async function run(...flags: readonly string[]): Promise<string> {
  const cli = fileURLToPath(new URL('../dist/cli.js', import.meta.url))
  const child = spawn(process.execPath, [cli, '--port', '0', ...flags])
  cleanups.push(() => child.kill('SIGKILL'))
  return new Promise((resolve) =>
    child.stdout.on('data', (chunk: Buffer) => {
      const port = /running on [^:]+:(\d+)/.exec(chunk.toString())?.[1]
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`)
    }),
  )
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

const GAPS: Readonly<Record<string, () => Promise<void>>> = {
  async 'Cursors hold values of explicit orders only'() {
    const value = { integerValue: 1 }
    const where = { fieldFilter: { field: { fieldPath: 'a' }, op: 'GREATER_THAN', value } }
    const startAt = { values: [{ integerValue: 2 }], before: true }
    expect(await runQuery(place(), { from: [{ collectionId: 'c' }], where, startAt })).toBe(0)
  },
  async 'A target that asks for it once stays'() {
    const { database, root } = place()
    const stream = grpc.openListen('Bearer owner')
    const query = { parent: root, structuredQuery: { from: [{ collectionId: 'c' }] } }
    stream.send({ database, addTarget: { targetId: 2, once: true, query } })
    const types: unknown[] = []
    for (let i = 0; i < 3; i++) {
      const answer = (await stream.next()) as { targetChange?: { targetChangeType?: string } }
      types.push(answer.targetChange?.targetChangeType)
    }
    stream.cancel()
    expect(types).toContain('REMOVE')
  },
  async 'Pipelines are not run for an enterprise database'() {
    const url = await run('--database-edition', 'enterprise')
    const body = JSON.stringify({ structuredPipeline: { pipeline: { stages: [] } } })
    const response = await fetch(`${url}/v1/${place().root}:executePipeline`, { method: 'POST', body })
    expect(response.status).toBe(200)
  },
  async 'The services are not described by reflection'() {
    const client = new Client(server.host, credentials.createInsecure())
    cleanups.push(() => client.close())
    const same = (bytes: Buffer): Buffer => bytes
    const path = '/grpc.reflection.v1.ServerReflection/ServerReflectionInfo'
    const code = await new Promise<number>((resolve) => {
      const stream = client.makeBidiStreamRequest(path, same, same, new Metadata())
      stream.on('data', () => resolve(0))
      stream.on('error', (error: ServiceError) => resolve(error.code))
      // list_services: ""
      stream.end(Buffer.of(0x3a, 0))
    })
    expect(code).toBe(0)
  },
  async 'The Emulator UI is not fed with requests'() {
    const port = await freePort()
    await run('--websocket_port', String(port))
    const feed = new WebSocket(`ws://127.0.0.1:${port}/requests`)
    const opened = new Promise<boolean>((resolve) => {
      feed.addEventListener('open', () => resolve(true))
      feed.addEventListener('error', () => resolve(false))
    })
    expect(await opened).toBe(true)
  },
  async 'REST answers are laid out compactly'() {
    const here = place()
    await commit(here, 'c/a', {})
    const text = await (await fetch(`${server.url}/v1/${here.root}/c/a`)).text()
    expect(text).toMatch(/^\{\n {2}"name": /)
  },
}

it.fails.each(Object.keys(GAPS))('%s', async (title) => {
  await expect(GAPS[title]?.()).resolves.toBeUndefined()
})

it('the README lists exactly these gaps', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const section = readme.split('\n## Known gaps\n')[1]?.split('\n## ')[0] ?? ''
  const titles = [...section.matchAll(/^- \*\*(.+?)\.\*\*/gm)].map(([, title]) => title)
  expect(titles).toEqual(Object.keys(GAPS))
})
