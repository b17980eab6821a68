import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import * as z from 'zod/mini'
import { ROOT } from './project.ts'

export interface Tally {
  readonly passed: number
  readonly failed: number
  /** One text for each test that failed: where it is, its name, and how its message begins. */
  readonly failures: readonly string[]
}

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  success: z.boolean(),
  testResults: z._default(
    z.array(
      z.object({
        name: z.string(),
        message: z._default(z.string(), ''),
        assertionResults: z.array(
          z.object({
            status: z.string(),
            fullName: z.string(),
            failureMessages: z._default(z.array(z.string()), []),
          }),
        ),
      }),
    ),
    [],
  ),
})

const playwrightSuite = z.object({
  title: z.string(),
  specs: z._default(
    z.array(
      z.object({
        title: z.string(),
        file: z.string(),
        line: z.int(),
        tests: z.array(
          z.object({
            projectName: z.string(),
            status: z.string(),
            results: z.array(
              z.object({ errors: z._default(z.array(z.object({ message: z.optional(z.string()) })), []) }),
            ),
          }),
        ),
      }),
    ),
    [],
  ),
  get suites() {
    return z._default(z.array(playwrightSuite), [])
  },
})
const playwrightReport = z.object({
  suites: z._default(z.array(playwrightSuite), []),
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
})

const ownTally = z.object({ passed: z.int(), failed: z.int(), failures: z.array(z.string()) })

/** The report of what checks without a runner, for `readTally`. */
export function writeTally(path: string, tally: Tally): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(tally))
}

/** What a runner's JSON report counted; a report that is missing or of another form counts as one failure. */
export function readTally(path: string): Tally {
  if (!existsSync(path)) return unreadable(path, 'was not written')
  const report: unknown = JSON.parse(readFileSync(path, 'utf8'))
  const own = ownTally.safeParse(report)
  if (own.success) return own.data
  const vitest = vitestReport.safeParse(report)
  if (vitest.success) {
    const { numPassedTests, numFailedTests, success } = vitest.data
    // A file that could not be loaded fails the run without a failed test.
    const failed = success ? numFailedTests : Math.max(1, numFailedTests)
    return { passed: numPassedTests, failed, failures: vitestFailures(vitest.data) }
  }
  const playwright = playwrightReport.safeParse(report)
  if (!playwright.success) return unreadable(path, 'has another form')
  const { expected, unexpected, flaky } = playwright.data.stats
  return {
    passed: expected,
    failed: unexpected + flaky,
    failures: playwright.data.suites.flatMap(playwrightFailures),
  }
}

function unreadable(path: string, why: string): Tally {
  return { passed: 0, failed: 1, failures: [`${relative(ROOT, path)} ${why}`] }
}

function vitestFailures({ testResults }: z.infer<typeof vitestReport>): readonly string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(ROOT, name)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0 && message !== '') return [told(file, message)]
    return failed.map(({ fullName, failureMessages }) => told(`${file} › ${fullName}`, failureMessages[0]))
  })
}

function playwrightFailures({ specs, suites }: z.infer<typeof playwrightSuite>): readonly string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        told(
          `[${projectName}] ${file}:${String(line)} › ${title}`,
          results.flatMap(({ errors }) => errors)[0]?.message,
        ),
      ),
  )
  return [...own, ...suites.flatMap(playwrightFailures)]
}

const MESSAGE_LINES = 6

function told(where: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return [where, ...lines.slice(0, MESSAGE_LINES).map((line) => `    ${line.trim()}`)].join('\n')
}
