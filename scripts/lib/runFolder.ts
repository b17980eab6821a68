/**
 * Loaded before a script (`node --import`), gives it and all that it starts a temporary folder of their own: Chromium is unpacked there,
 * firebase-tools keeps uploads there and deletes those of every suite that shares them. A run writes nowhere else outside the
 * checkout. The folder goes when the run ends, and that of a run which was killed when the next one starts.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const NAME = 'ribalta-run-'
/** A socket at which the run listens as long as it lives, whatever ends it. A process number can be given to another one. */
const LOCK = 'lock'
const FOLDER = 'RIBALTA_RUN_FOLDER'

async function removeWhatIsLeft(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const folder = join(tmpdir(), name)
    if (name.startsWith(NAME) && (await isLeft(folder))) rmSync(folder, { recursive: true, force: true })
  }
}

/** Whether nobody listens any more; not that of another person, nor one that has no lock yet. */
function isLeft(folder: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(join(folder, LOCK))
    socket.once('error', (error) => resolve('code' in error && error.code === 'ECONNREFUSED'))
    socket.once('connect', () => {
      socket.destroy()
      resolve(false)
    })
  })
}

async function hold(folder: string): Promise<void> {
  const server = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(join(folder, LOCK), resolve)
  })
  server.unref()
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}

/** What programs go by that keep something for a person: settings, caches, data. */
const PERSONS_OWN = ['XDG_CONFIG_HOME', 'XDG_CACHE_HOME', 'XDG_DATA_HOME', 'XDG_STATE_HOME']

if (process.env[FOLDER] === undefined) {
  await removeWhatIsLeft()
  const folder = mkdtempSync(join(tmpdir(), NAME))
  await hold(folder)
  Object.assign(process.env, {
    [FOLDER]: folder,
    TMPDIR: folder,
    ...Object.fromEntries(PERSONS_OWN.map((name) => [name, join(folder, 'home')])),
    // npm keeps a log of every command beside its cache.
    npm_config_cache: join(folder, 'home', 'npm'),
  })
}
