import { existsSync, renameSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'

/** No network of its own, no sandbox (containers run as root) and no real camera; everything else as a person's browser has it. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A camera and a microphone that show and say where their time is, and that nobody has to allow.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
]

/**
 * Chromium's processes share memory by files, which Playwright has it keep on the disk. There, each page that is touched first waits for
 * the file system, up to a third of a second where it is writing just then.
 */
const SHARES_ON_DISK = '--disable-dev-shm-usage'
/** Linux's files that are memory. */
const MEMORY = '/dev/shm'
/** A container may give it next to nothing: Chromium's pages would crash. */
const ENOUGH_MEMORY = 2 ** 30

function sharesInMemory(): boolean {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= ENOUGH_MEMORY
}

/** Playwright's options for launching it. */
export interface Browser {
  readonly executablePath: string
  readonly args: string[]
  /** Playwright's own arguments that are left out. */
  readonly ignoreDefaultArgs: string[]
  readonly env: Record<string, string>
}

/**
 * The Chromium that the journeys run in: the one inside the package `@sparticuz/chromium` (Linux x64), with the libraries that
 * the package carries for machines without them, so that it is the same everywhere; or the one that CHROMIUM names.
 */
export async function chromium(): Promise<Browser> {
  const named = process.env['CHROMIUM']
  if (named !== undefined && named !== '') return launch(named)
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('The packaged Chromium is for Linux x64: set CHROMIUM to the path of an installed one.')
  }
  const { default: packaged, inflate, setupLambdaEnvironment } = await import('@sparticuz/chromium')
  const executablePath = await packaged.executablePath()
  for (const part of ['al2023', 'fonts']) {
    await inflate(fileURLToPath(new URL(`../bin/${part}.tar.br`, import.meta.resolve('@sparticuz/chromium'))))
  }
  setupLambdaEnvironment(join(tmpdir(), 'al2023', 'lib'))
  return launch(executablePath, { FONTCONFIG_FILE: fontSettings() })
}

/**
 * Where the fonts are that the package has unpacked. Its own settings name `/tmp/fonts`, wherever that was: with a temporary folder
 * of another name there is no font at all, and Chromium ends itself at the first letter.
 */
function fontSettings(): string {
  const path = join(tmpdir(), 'ribalta-fonts.conf')
  const whole = `${path}.${String(process.pid)}`
  writeFileSync(
    whole,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(tmpdir(), 'fonts')}</dir>
  <cachedir>${join(tmpdir(), 'fonts-cache')}</cachedir>
</fontconfig>
`,
  )
  // Another process may be reading it.
  renameSync(whole, path)
  return path
}

function launch(executablePath: string, settings: Record<string, string> = {}): Browser {
  const ignoreDefaultArgs = sharesInMemory() ? [SHARES_ON_DISK] : []
  return { executablePath, args: ARGS, ignoreDefaultArgs, env: { ...environment(), ...settings } }
}

function environment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
