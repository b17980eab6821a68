import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
]

/** The Chromium inside `@sparticuz/chromium` with the libraries that it carries, or the one that CHROMIUM names. */
export async function launchChromium(): Promise<Browser> {
  const named = process.env['CHROMIUM']
  const executablePath = named === undefined || named === '' ? await unpack() : named
  // As long as the test or hook that it is started in.
  return chromium.launch({ executablePath, args: ARGS, timeout: 0 })
}

async function unpack(): Promise<string> {
  const { default: packaged, inflate, setupLambdaEnvironment } = await import('@sparticuz/chromium')
  const executablePath = await packaged.executablePath()
  await inflate(fileURLToPath(new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'))))
  setupLambdaEnvironment(join(tmpdir(), 'al2023', 'lib'))
  return executablePath
}
