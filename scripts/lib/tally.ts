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
  /** The same for each that passed at the second try, with what was wrong at the first; counted as passed. */
  readonly flaky: readonly string[]
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

const playwrightErrors = z._default(z.array(z.object({ message: z.optional(z.string()) })), [])
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
            results: z.array(z.object({ errors: playwrightErrors })),
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
  // Of no journey: what all of them need did not come up, for one.
  errors: playwrightErrors,
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
})

const ownTally = z.object({ passed: z.int(), failed: z.int(), failures: z.array(z.string()) })

/** The report of what checks without a runner and tries once, for `readTally`. */
export function writeTally(path: string, tally: Omit<Tally, 'flaky'>): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(tally))
}

/** What a runner's JSON report counted; a report that is missing or of another form counts as one failure. */
export function readTally(path: string): Tally {
  if (!existsSync(path)) return unreadable(path, 'was not written')
  const report: unknown = JSON.parse(readFileSync(path, 'utf8'))
  const own = ownTally.safeParse(report)
  if (own.success) return { ...own.data, flaky: [] }
  const vitest = vitestReport.safeParse(report)
  if (vitest.success) {
    const { numPassedTests, numFailedTests, success } = vitest.data
    // A file that could not be loaded fails the run without a failed test.
    const failed = success ? numFailedTests : Math.max(1, numFailedTests)
    return { passed: numPassedTests, failed, ...vitestTold(vitest.data) }
  }
  const playwright = playwrightReport.safeParse(report)
  if (!playwright.success) return unreadable(path, 'has another form')
  const { expected, unexpected, flaky } = playwright.data.stats
  const { errors } = playwright.data
  const ended = (status: string): readonly string[] => {
    return playwright.data.suites.flatMap((suite) => playwrightTold(suite, status))
  }
  return {
    passed: expected + flaky,
    failed: unexpected + errors.length,
    failures: [...ended('unexpected'), ...errors.map(({ message }) => told(relative(ROOT, path), message))],
    flaky: ended('flaky'),
  }
}

/** So many that passed at their second try only are more than chance. */
const TOO_FLAKY = 3

/** What runners have counted, together. From three on, what passed at the second try only has failed. */
export function addTallies(tallies: readonly Tally[]): Tally {
  const sum = (count: (tally: Tally) => number): number =>
    tallies.reduce((all, tally) => all + count(tally), 0)
  const flaky = tallies.flatMap((tally) => tally.flaky)
  const tooFlaky = flaky.length >= TOO_FLAKY ? flaky.length : 0
  return {
    passed: sum(({ passed }) => passed) - tooFlaky,
    failed: sum(({ failed }) => failed) + tooFlaky,
    failures: tallies.flatMap(({ failures }) => failures),
    flaky,
  }
}

function unreadable(path: string, why: string): Tally {
  return { passed: 0, failed: 1, failures: [`${relative(ROOT, path)} ${why}`], flaky: [] }
}

function vitestTold({ testResults }: z.infer<typeof vitestReport>): Pick<Tally, 'failures' | 'flaky'> {
  const failures: string[] = []
  const flaky: string[] = []
  for (const { name, message, assertionResults } of testResults) {
    const file = relative(ROOT, name)
    for (const { status, fullName, failureMessages } of assertionResults) {
      // A test that passed and has failure messages has them from an earlier try.
      const list = status === 'failed' ? failures : status === 'passed' ? flaky : []
      if (status === 'failed' || failureMessages.length > 0)
        list.push(told(`${file} › ${fullName}`, failureMessages[0]))
    }
    const hasFailed = assertionResults.some(({ status }) => status === 'failed')
    if (!hasFailed && message !== '') failures.push(told(file, message))
  }
  return { failures, flaky }
}

/** The tests that ended so, by Playwright's word for it. */
function playwrightTold(
  { specs, suites }: z.infer<typeof playwrightSuite>,
  ended: string,
): readonly string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === ended)
      .map(({ projectName, results }) =>
        told(
          `[${projectName}] ${file}:${String(line)} › ${title}`,
          results.flatMap(({ errors }) => errors)[0]?.message,
        ),
      ),
  )
  return [...own, ...suites.flatMap((suite) => playwrightTold(suite, ended))]
}

const MESSAGE_LINES = 6

function told(where: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return [where, ...lines.slice(0, MESSAGE_LINES).map((line) => `    ${line.trim()}`)].join('\n')
}
