/**
 * `npm run interactions`: measures how long the public pages take from an interaction to the next frame, on a phone's window and a quarter
 * of the machine's speed, and writes it to docs/performance.md. `CHROMIUM=/path/to/chromium` measures in a full browser; `--visits 3` takes
 * less time and only prints.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium as playwright, type Page } from 'playwright-core'
import { chromium } from '../tests/support/browser/chromium.ts'
import { publicExamples } from '../tests/support/browser/publicExamples.ts'
import { median } from './lib/median.ts'
import { run } from './lib/processes.ts'
import { HOST, ROOT, SUITE_PORTS } from './lib/project.ts'
import { table, withSection } from './lib/markdown.ts'

const { values: OPTIONS } = parseArgs({ options: { visits: { type: 'string' } } })
const VISITS = Number(OPTIONS.visits ?? 5)
const APP = `http://${HOST}:${String(SUITE_PORTS.Hosting)}`
const SLOWDOWN = 4
const TARGET_MS = 150
/** Lets the work of opening a page, or of one key, end. */
const SETTLED_MS = 1500

interface Interaction {
  readonly name: string
  readonly path: string
  /** Prepares, and resolves to what is measured. */
  readonly begin: (page: Page) => Promise<() => Promise<unknown>>
}

const { artist } = await publicExamples()
const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'type a name into the filters of `/artistas`',
    path: '/artistas',
    begin: async (page) => {
      await page.getByLabel('Buscar por nome').focus()
      return () => page.keyboard.press('a')
    },
  },
  {
    name: 'choose a class there',
    path: '/artistas',
    begin: async (page) => {
      await page.getByLabel('Classe').focus()
      await page.waitForTimeout(SETTLED_MS)
      return () => page.keyboard.press('ArrowDown')
    },
  },
  {
    name: 'open the lightbox of `/{username}`',
    path: artist,
    begin: (page) => Promise.resolve(() => page.getByRole('button', { name: /^Ampliar foto 1 de/ }).tap()),
  },
  {
    name: 'open the menu of `/`',
    path: '/',
    begin: (page) => Promise.resolve(() => page.getByRole('button', { name: 'Abrir menu' }).tap()),
  },
]

const { executablePath, args, env, ignoreDefaultArgs } = await chromium()
const browser = await playwright.launch({ executablePath, args, env, ignoreDefaultArgs })

/** Resolves to the longest time from an event of the interaction to the next frame, in milliseconds. */
async function measure({ path, begin }: Interaction): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    isMobile: true,
    hasTouch: true,
    locale: 'pt-BR',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.goto(`${APP}${path}`, { waitUntil: 'load' })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.waitForTimeout(SETTLED_MS)
  const act = await begin(page)
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.push(duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await act()
  await page.waitForTimeout(SETTLED_MS)
  const times = await page.evaluate(() => (window as unknown as { seen: number[] }).seen)
  await context.close()
  // Entries begin at 16 ms.
  return Math.max(16, ...times)
}

const rows: string[][] = []
for (const interaction of INTERACTIONS) {
  const times: number[] = []
  for (let visit = 0; visit < VISITS; visit += 1) times.push(await measure(interaction))
  const row = [interaction.name, ...[median(times), Math.max(...times)].map((ms) => `${ms.toFixed(0)} ms`)]
  rows.push(row)
  // A run takes minutes: the terminal shows each result at once.
  console.log(row.join(' | '))
}
const version = browser.version()
await browser.close()

if (OPTIONS.visits === undefined) {
  const file = join(ROOT, 'docs', 'performance.md')
  const day = new Date().toISOString().slice(0, 10)
  const section = `Written by \`npm run interactions\`: Chrome/${version}, ${day}, medians of ${String(VISITS)} visits, a phone's window at a quarter of the
machine's speed. From the interaction to the next frame; the target is ${String(TARGET_MS)} ms.

${table(['Interaction', 'Time', 'Worst'], rows)}
`
  writeFileSync(file, withSection(readFileSync(file, 'utf8'), 'Interactions', section))
  await run('prettier', ['--write', '--log-level', 'warn', 'docs/performance.md'])
}
