import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import * as z from 'zod/mini'
import { chromium } from '../../tests/support/browser/chromium.ts'
import { median } from './median.ts'

/** What one visit took: times in milliseconds, scores of a hundred. */
export interface Measure {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  /** What Lighthouse found this machine's speed to be; the higher, the faster. */
  readonly machine: number
}

/** One visit, and the browser's own name and version (“Chrome/141.0.7390.65”). */
export interface Visit extends Measure {
  readonly browser: string
}

const reportSchema = z.object({
  environment: z.object({ benchmarkIndex: z.number(), hostUserAgent: z.string() }),
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
type Report = z.infer<typeof reportSchema>

const LIGHTHOUSE = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'))
const { executablePath, env } = await chromium()
/** Containers run as root, which Chromium's sandbox refuses. */
const CHROME_FLAGS = '--headless --no-sandbox'
const MAX_OUTPUT = 2 ** 26

/**
 * One visit by Lighthouse's own command, which begins a browser for it without anything kept from before. `reportFolder` keeps
 * what Lighthouse saw.
 */
export async function measure(url: string, reportFolder?: string): Promise<Visit> {
  const stdout = await recorded(url)
  if (reportFolder !== undefined) {
    mkdirSync(reportFolder, { recursive: true })
    const page = new URL(url).pathname.replaceAll('/', '-')
    writeFileSync(join(reportFolder, `${page}.json`), stdout)
  }
  return measureOf(reportSchema.parse(JSON.parse(stdout)))
}

/** A visit that Lighthouse could not record, which happens to it in a full browser (NO_NAVSTART), is told and made again. */
async function recorded(url: string, tries = 4): Promise<string> {
  try {
    return await visit(url)
  } catch (error) {
    if (tries <= 1) throw error
    console.warn(`${url}: not recorded (${lastLineOf(error)}), once more`)
    return recorded(url, tries - 1)
  }
}

async function visit(url: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      LIGHTHOUSE,
      url,
      '--throttling-method=simulate',
      `--chrome-flags=${CHROME_FLAGS}`,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
    ],
    { env: { ...env, CHROME_PATH: executablePath }, maxBuffer: MAX_OUTPUT },
  )
  return stdout
}

/** What a command that failed said last; its whole words hold the report. */
function lastLineOf(error: unknown): string {
  const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
  return stderr.trim().split('\n').at(-1) ?? ''
}

function measureOf({ categories, audits, environment }: Report): Visit {
  const score = (id: string): number => Math.round((categories[id]?.score ?? 0) * 100)
  const value = (id: string): number => audits[id]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    machine: environment.benchmarkIndex,
    browser: /Chrome\/[\d.]+/.exec(environment.hostUserAgent)?.[0] ?? environment.hostUserAgent,
  }
}

/** The median of each figure by itself. */
export function medians(measures: readonly Measure[]): Measure {
  const middle = (key: keyof Measure): number => median(measures.map((one) => one[key]))
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    bestPractices: middle('bestPractices'),
    seo: middle('seo'),
    fcp: middle('fcp'),
    lcp: middle('lcp'),
    tbt: middle('tbt'),
    cls: middle('cls'),
    machine: middle('machine'),
  }
}

/** Returns the worst of each figure by itself. */
export function worst(measures: readonly Measure[]): Pick<Measure, 'performance' | 'lcp' | 'tbt'> {
  return {
    performance: Math.min(...measures.map(({ performance }) => performance)),
    lcp: Math.max(...measures.map(({ lcp }) => lcp)),
    tbt: Math.max(...measures.map(({ tbt }) => tbt)),
  }
}
