/**
 * `npm run memory`: what `npm start` holds while a director, an agent and an artist use it for five minutes, without their browser.
 * Linux only, which tells what several processes share.
 */
import { Writable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium as playwright, type Page } from 'playwright-core'
import { chromium } from '../tests/support/browser/chromium.ts'
import { gigabytes, heldBelow } from './lib/processMemory.ts'
import { start } from './lib/processes.ts'
import { APP_PORT, DEMO_PASSWORD } from './lib/project.ts'

const MINUTES = 5
const LOOK_EVERY_MS = 5000
const PREPARES_WITHIN_MS = 120_000
const MOST_BYTES = 3e9
const APP = `http://127.0.0.1:${String(APP_PORT)}`

/** What each of them opens, over and over. */
const ROUNDS: Readonly<Record<string, readonly string[]>> = {
  'diretora@demo.local': ['/validation', '/data', '/data?aba=equipe', '/blog-admin', '/cast', '/casting'],
  'agente@demo.local': ['/search', '/favorites', '/cast', '/casting', '/details', '/validation'],
  'artista@demo.local': ['/perfil', '/security', '/artistas', '/blog', '/'],
}

/** One after the other: the development server loads a page anew when it has prepared more of its code, and what was typed is lost. */
async function signIn(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: APP, locale: 'pt-BR' })).newPage()
  page.setDefaultTimeout(PREPARES_WITHIN_MS)
  await page.goto('/login', { waitUntil: 'networkidle' })
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor({ state: 'detached' })
  return page
}

async function use(page: Page, paths: readonly string[], until: number): Promise<number> {
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

const isReady = Promise.withResolvers<undefined>()
let printed = ''
const output = new Writable({
  write(chunk, _encoding, done) {
    printed += String(chunk)
    if (printed.includes(APP)) isReady.resolve(undefined)
    done()
  },
})
const suite = start('npm', ['start'], { ownGroup: true, output })
suite.once('exit', (code) => {
  isReady.reject(new Error(`npm start ended with ${String(code)}: ${printed.slice(-1000)}`))
})
const stop = (): void => {
  if (suite.pid !== undefined) process.kill(-suite.pid, 'SIGINT')
}
process.once('SIGINT', stop)
try {
  // Its addresses are the last that it prints.
  await isReady.promise
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
  const pages = new Map<string, Page>()
  for (const email of Object.keys(ROUNDS)) pages.set(email, await signIn(browser, email))
  const until = Date.now() + MINUTES * 60_000
  const opened = await Promise.all([...pages].map(([email, page]) => use(page, ROUNDS[email] ?? [], until)))
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
