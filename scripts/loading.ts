/**
 * `npm run loading`: loads screens of the production build from the local Hosting on a slow line, beside a page of as many bytes in one
 * script, and writes the medians to docs/performance.md. `CHROMIUM=/path/to/chromium` measures in a full browser; `--screen feed` (as
 * often as wanted) measures less and only prints; `--visits 3` takes less time.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium as playwright } from 'playwright-core'
import { storageOf } from '../tests/support/browser/beSignedIn.ts'
import { chromium } from '../tests/support/browser/chromium.ts'
import { publicExamples } from '../tests/support/browser/publicExamples.ts'
import { loadingReport, type ScreenFigures } from './lib/loadingReport.ts'
import { median } from './lib/median.ts'
import { run } from './lib/processes.ts'
import { DEMO_PASSWORD, HOST, ROOT, SUITE_PORTS } from './lib/project.ts'
import { type Load, loader, type MeasuredScreen, startControl } from './lib/screenLoads.ts'

const { values: OPTIONS } = parseArgs({
  options: { screen: { type: 'string', multiple: true }, visits: { type: 'string' } },
})
const VISITS = Number(OPTIONS.visits ?? 5)
const APP = `http://${HOST}:${String(SUITE_PORTS.Hosting)}`
/** The time in which the scripts of a public page are counted. */
const FIRST_SECONDS_MS = 5000

const { artist, post, casting } = await publicExamples()
const castingId = casting.split('/').at(-1) ?? ''
const WORKSPACE: readonly MeasuredScreen[] = [
  { name: 'feed', path: '/feed', content: 'ul[aria-label="Novidades"] a' },
  { name: 'Elenco', path: '/cast', content: 'table tbody tr:nth-child(5)' },
  { name: 'Busca', path: '/search', content: 'ul[aria-label="Resultados"] li' },
  { name: 'board', path: `/casting?casting=${castingId}`, content: 'main section article' },
  { name: 'chat', path: '/chat', content: 'ul[aria-label="Conversas"] li' },
  { name: 'Details', path: '/details/demo-artista', content: 'main h1' },
]
const PUBLIC: readonly MeasuredScreen[] = [
  { name: '/', path: '/', content: 'main figure a' },
  { name: '/artistas', path: '/artistas', content: 'main article a' },
  { name: '/{username}', path: artist, content: 'main h1' },
  { name: '/blog', path: '/blog', content: 'main article a' },
  { name: '/blog/{slug}', path: post, content: 'main h1' },
  { name: '/casting/{id}', path: casting, content: 'main h1' },
]

const { executablePath, args, env, ignoreDefaultArgs } = await chromium()
const browser = await playwright.launch({ executablePath, args, env, ignoreDefaultArgs })
const desk = {
  viewport: { width: 1440, height: 900 },
  locale: 'pt-BR',
  timezoneId: 'America/Sao_Paulo',
}
const storageState = await storageOf('agente@demo.local', DEMO_PASSWORD, APP)
const signedIn = loader(browser, { ...desk, storageState })
const visitor = loader(browser, desk)
const control = await startControl()

const wanted = ({ name }: MeasuredScreen): boolean => OPTIONS.screen?.includes(name) ?? true
const middle = (loads: readonly Load[], key: keyof Load): number => median(loads.map((load) => load[key]))

function coldFigures(name: string, loads: readonly Load[]): ScreenFigures {
  return {
    name,
    scripts: middle(loads, 'scripts'),
    bytes: middle(loads, 'bytes'),
    content: middle(loads, 'content'),
    worst: Math.max(...loads.map(({ content }) => content)),
  }
}

async function visits<T>(visit: () => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let round = 0; round < VISITS; round += 1) results.push(await visit())
  return results
}

async function measureWorkspace({ name, path, content }: MeasuredScreen): Promise<ScreenFigures> {
  const url = `${APP}${path}`
  // Starts the functions that the screen calls.
  await signedIn.loadWarm(url, content, 'block')
  const cold = coldFigures(name, await visits(() => signedIn.loadCold(url, content)))
  const plain = await visits(() => visitor.loadCold(control.pageOf(cold.bytes), 'main'))
  return {
    ...cold,
    control: middle(plain, 'content'),
    warm: median(await visits(() => signedIn.loadWarm(url, content, 'block'))),
    withWorker: median(await visits(() => signedIn.loadWarm(url, content, 'allow'))),
  }
}

async function measurePublic({ name, path, content }: MeasuredScreen): Promise<ScreenFigures> {
  const url = `${APP}${path}`
  await visitor.loadWarm(url, content, 'block')
  return coldFigures(name, await visits(() => visitor.loadCold(url, content, FIRST_SECONDS_MS)))
}

const workspace: ScreenFigures[] = []
for (const screen of WORKSPACE.filter(wanted)) workspace.push(await measureWorkspace(screen))
const pages: ScreenFigures[] = []
for (const screen of PUBLIC.filter(wanted)) pages.push(await measurePublic(screen))

const file = join(ROOT, 'docs', 'performance.md')
const report = loadingReport(
  {
    browser: `Chrome/${browser.version()}`,
    day: new Date().toISOString().slice(0, 10),
    visits: VISITS,
    workspace,
    pages,
  },
  readFileSync(file, 'utf8'),
)
await browser.close()
control.close()
console.log(report)
if (OPTIONS.screen === undefined) {
  writeFileSync(file, report)
  await run('prettier', ['--write', '--log-level', 'warn', 'docs/performance.md'])
}
