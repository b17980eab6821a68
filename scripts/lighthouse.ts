/**
 * `npm run lighthouse`: measures the public pages of the production build in a phone's place (Lighthouse's own throttling),
 * five times each, inside the seeded suite, and writes the medians to docs/performance.md. `--page /artistas` and
 * `--runs 1` measure less and write nothing; `--report folder` keeps what Lighthouse saw.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium as playwright } from 'playwright-core'
import * as z from 'zod/mini'
import { chromium } from '../tests/support/chromium.ts'
import { run, start } from './lib/processes.ts'
import { APP_PORT, HOST, PROJECT, ROOT, SUITE_PORTS } from './lib/project.ts'
import { waitForHttp } from './lib/waitForHttp.ts'

const { values: OPTIONS } = parseArgs({
  options: { page: { type: 'string' }, runs: { type: 'string' }, report: { type: 'string' } },
})
const RUNS = Number(OPTIONS.runs ?? 5)
const DEBUG_PORT = 9333
const APP = `http://${HOST}:${String(APP_PORT)}`
const DOCUMENTS = `http://${HOST}:${String(SUITE_PORTS.Firestore)}/v1/projects/${PROJECT}/databases/(default)/documents`

const TARGETS = {
  performance: 97,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcp: 1800,
  tbt: 50,
  cls: 0.02,
}

interface Measure {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
}

const foundSchema = z.array(z.object({ document: z.object({ name: z.string(), fields: z.looseObject({}) }) }))
const textSchema = z.object({ stringValue: z.string() })

/** The first document of a collection that a visitor may see, by its id or a field's text. */
async function firstOf(collectionId: string, status?: string, field?: string): Promise<string> {
  const where = {
    fieldFilter: { field: { fieldPath: 'status' }, op: 'EQUAL', value: { stringValue: status } },
  }
  const query = { from: [{ collectionId }], limit: 1, ...(status === undefined ? {} : { where }) }
  const answer = await fetch(`${DOCUMENTS}:runQuery`, {
    method: 'POST',
    body: JSON.stringify({ structuredQuery: query }),
  })
  const [found] = foundSchema.parse(await answer.json())
  if (found === undefined) throw new Error(`The seed has nothing in ${collectionId}`)
  const { name, fields } = found.document
  return field === undefined ? (name.split('/').at(-1) ?? '') : textSchema.parse(fields[field]).stringValue
}

const { executablePath, args, env } = await chromium()

const reportSchema = z.object({
  categories: z.record(
    z.string(),
    z.object({
      score: z.nullable(z.number()),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({ score: z.nullable(z.number()), numericValue: z.optional(z.number()) }),
  ),
})

/** What Lighthouse saw, as it tells it, through a browser's debugging port. */
async function lighthouseOf(url: string): Promise<unknown> {
  const child = fork(join(ROOT, 'scripts', 'inside', 'lighthouseVisit.ts'), [url, String(DEBUG_PORT)])
  giveWay(child)
  const ended = once(child, 'exit')
  const [report] = await Promise.race([once(child, 'message'), ended.then(() => [])])
  await ended
  if (report === undefined) throw new Error(`Lighthouse gave nothing for ${url}`)
  return report
}

/** On two cores, what measures and what serves would otherwise take the time that is then counted as the page's. */
function giveWay({ pid }: ChildProcess): void {
  if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW)
}

/**
 * In a browser of its own: what an earlier page left in the memory of one that is kept is searched through, for a tenth of a
 * second, when the next measuring begins, and counted as the page's.
 */
async function visit(url: string): Promise<unknown> {
  const browser = await playwright.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${String(DEBUG_PORT)}`],
    env,
  })
  try {
    return await lighthouseOf(url)
  } finally {
    await browser.close()
  }
}

async function measure(url: string): Promise<Measure> {
  const report = await visit(url)
  const { categories, audits } = reportSchema.parse(report)
  if (OPTIONS.report !== undefined) {
    mkdirSync(OPTIONS.report, { recursive: true })
    const name = `${new URL(url).pathname.replaceAll('/', '-')}.json`
    writeFileSync(join(OPTIONS.report, name), JSON.stringify(report))
  }
  const score = (id: string): number => Math.round((categories[id]?.score ?? 0) * 100)
  const value = (id: string): number => audits[id]?.numericValue ?? Number.NaN
  for (const id of ['accessibility', 'best-practices', 'seo']) {
    if (score(id) === 100) continue
    const failed = categories[id]?.auditRefs.filter((ref) => ref.weight > 0 && audits[ref.id]?.score !== 1)
    console.log(`    ${id}: ${(failed ?? []).map((ref) => ref.id).join(', ')}`)
  }
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  }
}

function medians(measures: readonly Measure[]): Measure {
  const middle = (key: keyof Measure): number =>
    measures.map((one) => one[key]).toSorted((a, b) => a - b)[Math.floor(measures.length / 2)] ?? Number.NaN
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    bestPractices: middle('bestPractices'),
    seo: middle('seo'),
    fcp: middle('fcp'),
    lcp: middle('lcp'),
    tbt: middle('tbt'),
    cls: middle('cls'),
  }
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`

function row(page: string, m: Measure): string {
  const cells = [
    page,
    m.performance,
    seconds(m.fcp),
    seconds(m.lcp),
    `${m.tbt.toFixed(0)} ms`,
    m.cls.toFixed(3),
  ]
  return `| ${[...cells, m.accessibility, m.bestPractices, m.seo].join(' | ')} |`
}

function isWithin(m: Measure): boolean {
  const { performance, accessibility, bestPractices, seo, lcp, tbt, cls } = TARGETS
  const scores = m.performance >= performance && m.accessibility >= accessibility
  return (
    scores && m.bestPractices >= bestPractices && m.seo >= seo && m.lcp <= lcp && m.tbt <= tbt && m.cls <= cls
  )
}

/** The pages of the public site; where the address is data, one of the seed. */
const PAGES: Readonly<Record<string, (() => Promise<string>) | undefined>> = {
  '/': undefined,
  '/artistas': undefined,
  '/{username}': async () => `/${await firstOf('artists', undefined, 'username')}`,
  '/blog': undefined,
  '/blog/{slug}': async () => `/blog/${await firstOf('posts', 'published')}`,
  '/casting/{id}': async () => `/casting/${await firstOf('castings', 'open')}`,
  '/sobre': undefined,
  '/contatos': undefined,
  '/termos-agenciamento': undefined,
  '/privacidade': undefined,
}

await run('vite', ['build', '--logLevel', 'error'])
const preview = start('vite', ['preview', '--host', HOST, '--port', String(APP_PORT), '--strictPort'])
giveWay(preview)
const rows: string[] = []
const outside: string[] = []
try {
  await waitForHttp(APP)
  // Hosting has everything compressed already; here the first request would wait for it.
  for (const file of readdirSync(join(ROOT, 'dist', 'assets'))) {
    await fetch(`${APP}/assets/${file}`, { headers: { 'Accept-Encoding': 'br' } })
  }
  for (const [name, find] of Object.entries(PAGES)) {
    if (OPTIONS.page !== undefined && OPTIONS.page !== name) continue
    const url = `${APP}${(await find?.()) ?? name}`
    const measures: Measure[] = []
    for (let count = 0; count < RUNS; count += 1) measures.push(await measure(url))
    const middle = medians(measures)
    rows.push(row(name, middle))
    if (!isWithin(middle)) outside.push(name)
    console.log(rows.at(-1), isWithin(middle) ? '' : 'outside the targets')
  }
} finally {
  preview.kill('SIGTERM')
}

const summary = `# Measured speed

Written by \`npm run lighthouse\`; \`npm run budgets\` prints it beside the sizes. Lighthouse as a phone with simulated throttling,
production build, seeded data, medians of ${String(RUNS)}. Targets: performance ≥ ${String(TARGETS.performance)}, the other scores 100, LCP ≤ 1.8 s, TBT ≤ 50 ms,
CLS ≤ 0.02.

| Page | Performance | FCP | LCP | TBT | CLS | Accessibility | Best practices | SEO |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
${outside.length === 0 ? '' : `\nOutside the targets: ${outside.map((name) => `\`${name}\``).join(', ')}.\n`}`
if (Object.keys(OPTIONS).length === 0) {
  writeFileSync(join(ROOT, 'docs', 'performance.md'), summary)
  await run('prettier', ['--write', '--log-level', 'warn', 'docs/performance.md'])
}
