import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { chromium as playwright } from 'playwright-core'
import * as z from 'zod/mini'
import { chromium } from '../../tests/support/browser/chromium.ts'
import { ROOT } from './project.ts'

const DEBUG_PORT = 9333

export interface Measure {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
}

const BROWSER = await chromium()

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
  lowerPriority(child)
  const ended = once(child, 'exit')
  const [report] = await Promise.race([once(child, 'message'), ended.then(() => [])])
  await ended
  if (report === undefined) throw new Error(`Lighthouse gave nothing for ${url}`)
  return report
}

const groupOf = (pid: string): string => `/proc/${pid}/autogroup`

/** The session that a process belongs to, by the process that began it: the sixth field of proc_pid_stat(5). */
function sessionOf(pid: string): string {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')')).split(' ')[4] ?? ''
}

/**
 * On two cores, what measures and what serves would otherwise take the time that is then counted as the page's. Linux shares the
 * processors among sessions before it looks at the priorities of processes (sched(7), “The autogroup feature”), and the browser has a
 * session of its own. So all of this one, with the local Storage, Functions and Hosting in it, gives way to it; and so do the
 * sessions that its first process, firebase-tools, began: the local Firestore's.
 */
export function lowerServerPriorities(): void {
  if (!existsSync(groupOf('self'))) return
  const own = sessionOf('self')
  const begun = readFileSync(`/proc/${own}/task/${own}/children`, 'utf8').split(' ')
  const others = begun.filter((pid) => pid !== '' && sessionOf(pid) !== own)
  for (const pid of ['self', ...others]) {
    writeFileSync(groupOf(pid), String(constants.priority.PRIORITY_LOW))
  }
}

/** The same for one process, where there are no such groups. */
export function lowerPriority({ pid }: ChildProcess): void {
  if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW)
}

/**
 * In a browser of its own: what an earlier page left in the memory of one that is kept is searched through, for a tenth of a
 * second, when the next measuring begins, and counted as the page's.
 */
async function visit(url: string): Promise<unknown> {
  const browser = await playwright.launch({
    ...BROWSER,
    args: [...BROWSER.args, `--remote-debugging-port=${String(DEBUG_PORT)}`],
  })
  try {
    return await lighthouseOf(url)
  } finally {
    await browser.close()
  }
}

/** What one visit takes; `reportFolder` keeps what Lighthouse saw. Times in milliseconds, scores of a hundred. */
export async function measure(url: string, reportFolder?: string): Promise<Measure> {
  const report = await visit(url)
  const { categories, audits } = reportSchema.parse(report)
  if (reportFolder !== undefined) {
    mkdirSync(reportFolder, { recursive: true })
    const name = `${new URL(url).pathname.replaceAll('/', '-')}.json`
    writeFileSync(join(reportFolder, name), JSON.stringify(report))
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

/** Of each figure by itself. */
export function medians(measures: readonly Measure[]): Measure {
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
