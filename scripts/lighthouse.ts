/**
 * `npm run lighthouse`: measures the public pages of the production build in a phone's place (Lighthouse's own throttling),
 * nine times each, inside the seeded suite, and writes the medians to docs/performance.md. `--page /artistas` and
 * `--runs 1` measure less and write nothing; `--report folder` keeps what Lighthouse saw.
 */
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { publicExamples } from '../tests/support/browser/publicExamples.ts'
import { lowerPriority, type Measure, measure, medians, lowerServerPriorities } from './lib/pageSpeed.ts'
import { run, start } from './lib/processes.ts'
import { APP_PORT, HOST, ROOT } from './lib/project.ts'
import { waitForHttp } from './lib/waitForHttp.ts'

const { values: OPTIONS } = parseArgs({
  options: { page: { type: 'string' }, runs: { type: 'string' }, report: { type: 'string' } },
})
const RUNS = Number(OPTIONS.runs ?? 9)
const APP = `http://${HOST}:${String(APP_PORT)}`

const TARGETS = {
  performance: 97,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcp: 1800,
  tbt: 50,
  cls: 0.02,
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

await run('vite', ['build', '--logLevel', 'error'])
lowerServerPriorities()
const preview = start('vite', ['preview', '--host', HOST, '--port', String(APP_PORT), '--strictPort'])
lowerPriority(preview)
const rows: string[] = []
const outside: string[] = []
try {
  await waitForHttp(APP)
  // Hosting has everything compressed already; here the first request would wait for it.
  for (const file of readdirSync(join(ROOT, 'dist', 'assets'))) {
    await fetch(`${APP}/assets/${file}`, { headers: { 'Accept-Encoding': 'br' } })
  }
  for (const [name, address] of Object.entries(PAGES)) {
    if (OPTIONS.page !== undefined && OPTIONS.page !== name) continue
    // Not counted: on the first visit to a page the functions and the files behind it are fetched from the disk.
    await measure(`${APP}${address}`)
    const measures: Measure[] = []
    for (let count = 0; count < RUNS; count += 1)
      measures.push(await measure(`${APP}${address}`, OPTIONS.report))
    const middle = medians(measures)
    rows.push(row(name, middle))
    if (!isWithin(middle)) outside.push(name)
    console.log(rows.at(-1), isWithin(middle) ? '' : 'outside the targets')
    console.log(`    TBT of each visit: ${measures.map(({ tbt }) => tbt.toFixed(0)).join(', ')}`)
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
