/**
 * `npm run lighthouse`: measures the public pages of the production build inside the seeded suite, simulated and really throttled,
 * beside a control page of the same server, and writes the medians to docs/performance.md, in the part of the browser that measured:
 * the headless shell of the installation, or the full one that CHROMIUM names. `--page /artistas` (as often as wanted) and
 * `--visits 1` measure less and only print; `--report folder` keeps what Lighthouse saw.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { publicExamples } from '../tests/support/browser/publicExamples.ts'
import { type Measure, measure, medians, type Throttling, type Visit } from './lib/pageSpeed.ts'
import { run, runOrExit, start } from './lib/processes.ts'
import { APP_PORT, HOST, ROOT } from './lib/project.ts'
import { type Measured, speedReport } from './lib/speedReport.ts'
import { waitForHttp } from './lib/waitForHttp.ts'

const { values: OPTIONS } = parseArgs({
  options: {
    page: { type: 'string', multiple: true },
    visits: { type: 'string' },
    report: { type: 'string' },
  },
})
const VISITS = Number(OPTIONS.visits ?? 5)
const APP = `http://${HOST}:${String(APP_PORT)}`

const { artist, post, casting } = await publicExamples()
/** The pages of the public site and their addresses; where the address is data, one of the seed. */
const PAGES: Readonly<Record<string, string>> = {
  '/': '/',
  '/artistas': '/artistas',
  '/{username}': artist,
  '/blog': '/blog',
  '/blog/{slug}': post,
  '/casting/{id}': casting,
  '/sobre': '/sobre',
  '/contatos': '/contatos',
  '/termos-agenciamento': '/termos-agenciamento',
  '/privacidade': '/privacidade',
}
const CONTROL = '/offline'

const wanted = Object.keys(PAGES).filter((page) => OPTIONS.page?.includes(page) ?? true)
const visits = new Map<string, Visit[]>()
let browser = ''

async function visit(page: string, throttling: Throttling): Promise<void> {
  const key = `${page} ${throttling}`
  const one = await measure(`${APP}${PAGES[page] ?? page}`, throttling, OPTIONS.report)
  visits.set(key, [...(visits.get(key) ?? []), one])
  browser = one.browser
  const { performance, lcp, tbt } = one
  console.log(`${key}: ${String(performance)}, LCP ${lcp.toFixed(0)} ms, TBT ${tbt.toFixed(0)} ms`)
}

function measured(page: string): Measured {
  const middle = (throttling: Throttling): Measure => medians(visits.get(`${page} ${throttling}`) ?? [])
  return { page, simulated: middle('simulate'), throttled: middle('devtools') }
}

await runOrExit('vite', ['build', '--logLevel', 'error'])
const preview = start('vite', ['preview', '--host', HOST, '--port', String(APP_PORT), '--strictPort'])
try {
  await waitForHttp(APP)
  // Round by round, so that whatever else the machine does meets all pages and the control alike.
  for (let round = 0; round < VISITS; round += 1) {
    for (const page of [CONTROL, ...wanted]) {
      await visit(page, 'simulate')
      await visit(page, 'devtools')
    }
  }
} finally {
  preview.kill('SIGTERM')
}

const file = join(ROOT, 'docs', 'performance.md')
const measurement = {
  kind: process.env['CHROMIUM'] === undefined ? 'shell' : 'full',
  browser,
  day: new Date().toISOString().slice(0, 10),
  visits: VISITS,
  pages: wanted.map(measured),
  control: measured(CONTROL),
} as const
const report = speedReport(measurement, readFileSync(file, 'utf8'))
console.log(`\n${report}`)
if (Object.keys(OPTIONS).length === 0) {
  writeFileSync(file, report)
  await run('prettier', ['--write', '--log-level', 'warn', 'docs/performance.md'])
}
