/**
 * `npm run test:emulator`: the local Firestore's own tests; further arguments go to Vitest. With `--official` those of its
 * behaviour that SDKs see run against Google's emulator instead, which takes Java 21 and, the first time, the network; what
 * that answers to our vectors is kept in `emulator/tests/vectors/official`, to be looked at and committed.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './lib/processes.ts'

const OLDEST_JAVA = 21
/** What speaks to the emulator as an SDK does, and relies on nothing else of ours. */
const CONFORMANCE = ['adminSdk', 'conformance', 'rules', 'vectors', 'webSdk'].map(
  (name) => `emulator/tests/${name}`,
)

function javaVersion(): number | undefined {
  const { stderr, error } = spawnSync('java', ['-version'], { encoding: 'utf8' })
  const major = error === undefined ? /version "(\d+)/.exec(stderr)?.[1] : undefined
  return major === undefined ? undefined : Number(major)
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}

async function official(args: readonly string[]): Promise<number> {
  const java = javaVersion()
  if (java === undefined || java < OLDEST_JAVA) {
    console.error(
      `Google's Firestore emulator needs Java ${OLDEST_JAVA} or later; ` +
        (java === undefined ? 'there is no java on PATH.' : `the java on PATH is ${java}.`),
    )
    return 1
  }
  if ((await run('firebase', ['setup:emulators:firestore'])) !== 0) {
    console.error(
      "Google's Firestore emulator could not be downloaded: it takes access to storage.googleapis.com.",
    )
    return 1
  }
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'))
  const [firestore, hub, logging] = [await freePort(), await freePort(), await freePort()]
  const emulators = {
    firestore: { port: firestore },
    hub: { port: hub },
    logging: { port: logging },
    ui: { enabled: false },
    singleProjectMode: false,
  }
  // No rules, so that every project is open until a test loads its own.
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ firestore: {}, emulators }))
  const command = ['vitest', 'run', '--project', 'emulator', ...CONFORMANCE, ...args].join(' ')
  try {
    return await run(
      'firebase',
      [
        'emulators:exec',
        '--config',
        join(folder, 'firebase.json'),
        '--only',
        'firestore',
        '--project',
        'demo-conformance',
        command,
      ],
      {
        env: {
          CONFORMANCE_PORT: String(firestore),
          RECORD_VECTORS: '1',
          FIREBASE_CLI_DISABLE_UPDATE_CHECK: '1',
        },
      },
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const args = process.argv.slice(2)
process.exitCode = args.includes('--official')
  ? await official(args.filter((arg) => arg !== '--official'))
  : await run('vitest', ['run', '--project', 'emulator', ...args])
