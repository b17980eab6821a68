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

/** Starts the Chromium of {@link chromiumPath}. */
export async function launchChromium(): Promise<Browser> {
  // As long as the test or hook that it is started in.
  return chromium.launch({ executablePath: await chromiumPath(), args: ARGS, timeout: 0 })
}

/** Where the Chromium is that CHROMIUM names, or the one inside `@sparticuz/chromium` with the libraries that it carries, unpacked. */
export async function chromiumPath(): Promise<string> {
  const named = process.env['CHROMIUM']
  if (named !== undefined && named !== '') return named
  const { default: packaged, inflate, setupLambdaEnvironment } = await import('@sparticuz/chromium')
  const executablePath = await packaged.executablePath()
  await inflate(fileURLToPath(new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'))))
  setupLambdaEnvironment(join(tmpdir(), 'al2023', 'lib'))
  return executablePath
}
