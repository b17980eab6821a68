import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emulatorEnvironment } from '../src/launch/environment.ts'
import { isOfficial } from './support/server.ts'

/** Firebase's own command-line tool, with this emulator in the place of Google's. */
const FIREBASE = fileURLToPath(new URL('../../node_modules/.bin/firebase', import.meta.url))
const CLOSED = 'service cloud.firestore { match /databases/{db}/documents { } }'
const OPEN = 'service cloud.firestore { match /databases/{db}/documents/c/{id} { allow read; } }'
let folder = ''
let port = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'firebase-tools-'))
  const ports = await Promise.all([freePort(), freePort(), freePort()])
  port = ports[0]
  const emulators = {
    firestore: { port },
    hub: { port: ports[1] },
    logging: { port: ports[2] },
    ui: { enabled: false },
  }
  const firestore = { rules: 'firestore.rules' }
  await writeFile(join(folder, 'firebase.json'), JSON.stringify({ firestore, emulators }))
})

afterAll(() => rm(folder, { recursive: true }))

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const found = (probe.address() as AddressInfo).port
  await new Promise((resolve) => probe.close(resolve))
  return found
}

/** Runs a module inside `firebase emulators:exec`; its exit code and what it printed. */
async function exec(
  module: string,
  ...flags: readonly string[]
): Promise<{ code: number | null; output: string }> {
  const script = join(folder, 'inside.mjs')
  await writeFile(
    script,
    `import { writeFileSync } from 'node:fs'
    const url = 'http://' + process.env.FIRESTORE_EMULATOR_HOST + '/v1/projects/demo-tools/databases/(default)/documents/c/a'
    const owner = { authorization: 'Bearer owner' }
    ${module}`,
  )
  const args = ['emulators:exec', '--only', 'firestore', '--project', 'demo-tools', ...flags]
  const child = spawn(FIREBASE, [...args, `${process.execPath} ${script}`], {
    cwd: folder,
    env: { ...process.env, ...emulatorEnvironment(), FIREBASE_CLI_DISABLE_UPDATE_CHECK: '1', CI: 'true' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  }
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve))
  return { code, output }
}

it.skipIf(isOfficial)(
  'exec, export on exit, import, and rules that change meanwhile',
  { tags: 'deep' },
  async () => {
    await writeFile(join(folder, 'firestore.rules'), CLOSED)
    const first = await exec(
      `const body = JSON.stringify({ fields: { text: { stringValue: 'café' } } })
    await fetch(url, { method: 'PATCH', headers: owner, body })
    console.log('anonymous: ' + (await fetch(url)).status)
    // The tool watches the file; the new rules hold as soon as it has told us.
    writeFileSync('firestore.rules', ${JSON.stringify(OPEN)})
    while ((await fetch(url)).status !== 200) await new Promise((resolve) => setTimeout(resolve, 50))
    console.log('rules were reloaded')`,
      '--export-on-exit=data',
    )
    expect(first.output).toContain('anonymous: 403')
    expect(first.output).toContain('rules were reloaded')
    expect(first.code).toBe(0)
    const second = await exec(
      `const { fields } = await (await fetch(url, { headers: owner })).json()
    console.log('imported: ' + fields.text.stringValue)
    await fetch(url.replace('/v1/', '/emulator/v1/').replace('/c/a', ''), { method: 'DELETE' })
    console.log('cleared: ' + (await fetch(url, { headers: owner })).status)
    process.exitCode = 3`,
      '--import=data',
    )
    expect(second.output).toContain('imported: café')
    expect(second.output).toContain('cleared: 404')
    expect(second.code).not.toBe(0)
  },
)
