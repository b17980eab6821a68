import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo, Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, expect, it } from 'vitest'
import { emulatorEnvironment } from '../src/launch/environment.ts'

const CLI = fileURLToPath(new URL('../dist/cli.js', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'firestore-'))
const children: ChildProcess[] = []

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

afterAll(() => rmSync(folder, { recursive: true }))

interface Running {
  readonly child: ChildProcess
  readonly output: () => string
  /** Resolves with what is printed once that matches. */
  readonly printed: (expected: RegExp) => Promise<string>
  readonly exit: Promise<{ readonly code: number | null; readonly signal: string | null }>
}

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): Running {
  const child = spawn(command, args, { env })
  children.push(child)
  let output = ''
  const listeners = new Set<() => void>()
  const collect = (chunk: Buffer): void => {
    output += chunk.toString()
    for (const listener of listeners) listener()
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  return {
    child,
    output: () => output,
    printed: (expected) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (expected.test(output)) resolve(output)
        }
        listeners.add(look)
        look()
      }),
    exit: new Promise((resolve) => child.on('exit', (code, signal) => resolve({ code, signal }))),
  }
}

function runFirestore(...flags: readonly string[]): Running {
  return run(process.execPath, [CLI, ...flags])
}

async function freePort(): Promise<number> {
  const probe = await listenAnywhere()
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

async function listenAnywhere(): Promise<Server> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

async function get(port: number, path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`)
  return { status: response.status, text: await response.text() }
}

it('starts with the flags of firebase-tools, rules included, and ends well on SIGINT', async () => {
  const port = await freePort()
  const rules = join(folder, 'open.rules')
  writeFileSync(
    rules,
    'service cloud.firestore { match /databases/{db}/documents/open/{id} { allow read; } }',
  )
  const { FIRESTORE_EMULATOR_BINARY_PATH: jar = '', ...env } = emulatorEnvironment()
  const flags = [
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
    '--websocket_port',
    '9150',
    '--project_id',
    'demo-x',
  ]
  const running = run(
    'java',
    ['-Duser.language=en', '-jar', jar, ...flags, `--rules=${rules}`, '--single_project_mode', 'true'],
    { ...process.env, ...env },
  )
  await running.printed(/running/)
  expect(await get(port, '/')).toEqual({ status: 200, text: 'Ok\n' })
  expect((await get(port, '/v1/projects/demo-x/databases/(default)/documents/open/a')).status).toBe(404)
  expect((await get(port, '/v1/projects/demo-x/databases/(default)/documents/closed/a')).status).toBe(403)
  const before = Date.now()
  running.child.kill('SIGINT')
  expect(await running.exit).toEqual({ code: 0, signal: null })
  expect(Date.now() - before).toBeLessThan(1000)
})

/** Resident memory of a process in megabytes, as Linux tells it. */
function memoryOf({ child }: Running): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1000
}

it.runIf(process.platform === 'linux')(
  'gives back the memory of what was cleared',
  { tags: 'deep' },
  async () => {
    const { FIRESTORE_EMULATOR_BINARY_PATH: jar = '', ...env } = emulatorEnvironment()
    const running = run('java', ['-jar', jar, '--port', '0'], { ...process.env, ...env })
    const port = /:(\d+)\./.exec(await running.printed(/running/))?.[1] ?? ''
    const database = 'projects/p/databases/(default)'
    const text = { stringValue: 'x'.repeat(4000) }
    for (let batch = 0; batch < 10; batch++) {
      const writes = Array.from({ length: 2000 }, (_, i) => {
        return { update: { name: `${database}/documents/c/${batch}-${i}`, fields: { text } } }
      })
      await fetch(`http://127.0.0.1:${port}/v1/${database}/documents:commit`, {
        method: 'POST',
        headers: { authorization: 'Bearer owner' },
        body: JSON.stringify({ writes }),
      })
    }
    const filled = memoryOf(running)
    await fetch(`http://127.0.0.1:${port}/emulator/v1/${database}/documents`, { method: 'DELETE' })
    // The documents alone were eighty megabytes.
    await expect.poll(() => memoryOf(running)).toBeLessThan(filled - 70)
  },
)

it('rules with errors are told and deny everything', async () => {
  const port = await freePort()
  const rules = join(folder, 'broken.rules')
  writeFileSync(rules, 'service cloud.firestore { match')
  const running = runFirestore('--port', String(port), '--rules', rules)
  expect(await running.printed(/running/)).toMatch(/broken\.rules:1:\d+ - ERROR/)
  expect((await get(port, '/v1/projects/p/databases/(default)/documents/c/a')).status).toBe(403)
})

it('enforces the indexes of a file, as it changes', async () => {
  const port = await freePort()
  const indexes = join(folder, 'firestore.indexes.json')
  writeFileSync(indexes, '{ "indexes": [] }')
  const running = runFirestore('--port', String(port), '--indexes', indexes)
  await running.printed(/running/)
  const list = '/v1/projects/p/databases/(default)/documents/c?orderBy=a,b'
  expect(await get(port, list)).toMatchObject({
    status: 400,
    text: expect.stringContaining('The query requires an index') as string,
  })
  const fields = ['a', 'b'].map((fieldPath) => ({ fieldPath, order: 'ASCENDING' }))
  const index = { collectionGroup: 'c', queryScope: 'COLLECTION', fields }
  writeFileSync(indexes, JSON.stringify({ indexes: [index] }))
  await running.printed(/read again/)
  expect((await get(port, list)).status).toBe(200)
  writeFileSync(indexes, '{ "indexes": [{}] }')
  await running.printed(/could not be read: .*indexes\[0\]/)
  expect((await get(port, list)).status).toBe(200)
})

it('takes the file of indexes from the environment, where firebase-tools gives the flags', async () => {
  const port = await freePort()
  const indexes = join(folder, 'none.indexes.json')
  const env = { ...process.env, FIRESTORE_INDEXES: indexes }
  const missing = run(process.execPath, [CLI, '--port', String(port)], env)
  expect((await missing.exit).code).toBe(1)
  expect(missing.output()).toContain('The indexes could not be read')
})

it('a port that is taken is told, with exit code 1', async () => {
  const taken = await listenAnywhere()
  const { port } = taken.address() as AddressInfo
  const running = runFirestore('--port', String(port))
  expect((await running.exit).code).toBe(1)
  expect(running.output()).toContain(`Port ${port}: address already in use`)
  taken.close()
})

it('an export that is not there is told, with exit code 1', async () => {
  const running = runFirestore('--port', String(await freePort()), '--seed_from_export', join(folder, 'none'))
  expect((await running.exit).code).toBe(1)
  expect(running.output()).toContain('could not be read')
})

it('POST /shutdown answers and ends it', async () => {
  const port = await freePort()
  const running = runFirestore('--port', String(port))
  await running.printed(/running/)
  const response = await fetch(`http://127.0.0.1:${port}/shutdown`, { method: 'POST' })
  expect(await response.text()).toBe('Shutting down...\n')
  expect((await running.exit).code).toBe(0)
})

it('ends when the process that started it is gone', async () => {
  const port = await freePort()
  const script = `
    const { spawn } = require('node:child_process')
    const child = spawn(process.execPath, [${JSON.stringify(CLI)}, '--port', '${port}'], { detached: true })
    child.stdout.on('data', () => console.log('pid=' + child.pid))`
  const parent = run(process.execPath, ['-e', script])
  const pid = Number(/pid=(\d+)/.exec(await parent.printed(/pid=/))?.[1])
  parent.child.kill('SIGKILL')
  await parent.exit
  await expect.poll(() => isAlive(pid)).toBe(false)
})

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
