/**
 * `npm run lighthouse`: measures the public pages of the production build on the local Hosting beside a control page of the same server,
 * and writes the medians to docs/performance.md, in the part of the browser that measured: the headless shell of the installation,
 * or the full one that CHROMIUM names. `--page /artistas` (as often as wanted) and `--visits 1` measure less and only print;
 * `--report folder` keeps what Lighthouse saw.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { publicExamples } from '../tests/support/browser/publicExamples.ts'
import { measure, medians, type Visit, worst } from './lib/pageSpeed.ts'
import { run } from './lib/processes.ts'
import { HOST, ROOT, SUITE_PORTS } from './lib/project.ts'
import { type Measured, speedReport } from './lib/speedReport.ts'

const { values: OPTIONS } = parseArgs({
  options: {
    page: { type: 'string', multiple: true },
    visits: { type: 'string' },
    report: { type: 'string' },
  },
})
const VISITS = Number(OPTIONS.visits ?? 5)
const APP = `http://${HOST}:${String(SUITE_PORTS.Hosting)}`

const { artist, casting, proposal } = await publicExamples()
/** The pages that people meet first, and their addresses; where the address is data, one of the seed. */
const PAGES: Readonly<Record<string, string>> = {
  '/': '/',
  '/artistas': '/artistas',
  '/{username}': artist,
  '/blog': '/blog',
  '/casting/{id}': casting,
  '/proposta/{id}': new URL(proposal, APP).pathname,
  '/proposta/{id}#key': proposal,
}
const CONTROL = '/offline'

const wanted = Object.keys(PAGES).filter((page) => OPTIONS.page?.includes(page) ?? true)
const visits = new Map<string, Visit[]>()
let browser = ''

async function visit(page: string): Promise<void> {
  const one = await measure(`${APP}${PAGES[page] ?? page}`, OPTIONS.report)
  visits.set(page, [...(visits.get(page) ?? []), one])
  browser = one.browser
  const { performance, lcp, tbt } = one
  // A run takes minutes: the terminal shows each result at once.
  console.log(`${page}: ${String(performance)}, LCP ${lcp.toFixed(0)} ms, TBT ${tbt.toFixed(0)} ms`)
}

function measured(page: string): Measured {
  const all = visits.get(page) ?? []
  return { page, median: medians(all), worst: worst(all) }
}

// The first answers of the functions take longer.
for (const page of wanted) await fetch(`${APP}${PAGES[page] ?? page}`)
// Round by round, so that what else the machine does meets all pages and the control alike.
for (let round = 0; round < VISITS; round += 1) {
  for (const page of [CONTROL, ...wanted]) await visit(page)
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
