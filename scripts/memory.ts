/**
 * `npm run memory`: what `npm start` holds while a director, an agent and an artist use it for five minutes, without their browser.
 * Linux only, which tells what several processes share.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium as playwright } from 'playwright-core'
import { chromium } from '../tests/support/browser/chromium.ts'
import { gigabytes, heldBelow } from './lib/processMemory.ts'
import { start } from './lib/processes.ts'
import { APP_PORT } from './lib/project.ts'
import { waitForHttp } from './lib/waitForHttp.ts'

const MINUTES = 5
const LOOK_EVERY_MS = 5000
const MOST_BYTES = 3e9
const APP = `http://127.0.0.1:${String(APP_PORT)}`
const PASSWORD = 'demo1234'

/** What each of them opens, over and over. */
const ROUNDS: Readonly<Record<string, readonly string[]>> = {
  'diretora@demo.local': ['/validation', '/data', '/data?aba=equipe', '/blog-admin', '/cast', '/casting'],
  'agente@demo.local': ['/search', '/favorites', '/cast', '/casting', '/details', '/validation'],
  'artista@demo.local': ['/perfil', '/security', '/artistas', '/blog', '/'],
}

async function use(
  browser: Browser,
  email: string,
  paths: readonly string[],
  until: number,
): Promise<number> {
  const page = await (await browser.newContext({ baseURL: APP, locale: 'pt-BR' })).newPage()
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
  let opened = 0
  while (Date.now() < until) {
    for (const path of paths) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      // Somebody looks at it.
      await pause(2000)
      opened += 1
    }
  }
  return opened
}

const suite = start('npm', ['start'], { ownGroup: true, output: 'ignore' })
const stop = (): void => {
  if (suite.pid !== undefined) process.kill(-suite.pid, 'SIGINT')
}
process.once('SIGINT', stop)
try {
  await waitForHttp(APP, 600)
  const browser = await playwright.launch(await chromium())
  let all = 0
  let functions = 0
  let processes = 0
  const look = setInterval(() => {
    const held = heldBelow(suite.pid ?? 0)
    all = Math.max(all, held.all.bytes)
    functions = Math.max(functions, held.functions.bytes)
    processes = Math.max(processes, held.functions.processes)
  }, LOOK_EVERY_MS)
  const until = Date.now() + MINUTES * 60_000
  const opened = await Promise.all(
    Object.entries(ROUNDS).map(([email, paths]) => use(browser, email, paths, until)),
  )
  clearInterval(look)
  await browser.close()
  console.log(
    `Three people opened ${String(opened.reduce((sum, one) => sum + one, 0))} pages in ${String(MINUTES)} minutes. At the most ` +
      `${gigabytes(all)} for everything together (≤ ${gigabytes(MOST_BYTES)}), of it ${gigabytes(functions)} for ` +
      `${String(processes)} processes of functions.`,
  )
  process.exitCode = all <= MOST_BYTES ? 0 : 1
} finally {
  stop()
}
