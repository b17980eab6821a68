import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'

const INSTALLED = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
]

/** An installed Chromium, else the one inside `@sparticuz/chromium` with the libraries that it carries. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = INSTALLED.find((path) => path !== undefined && existsSync(path)) ?? (await unpack())
  return chromium.launch({ executablePath, args: ARGS })
}

async function unpack(): Promise<string> {
  const { default: packaged, inflate, setupLambdaEnvironment } = await import('@sparticuz/chromium')
  const executablePath = await packaged.executablePath()
  await inflate(fileURLToPath(new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'))))
  setupLambdaEnvironment(join(tmpdir(), 'al2023', 'lib'))
  return executablePath
}
