import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'

export interface Tally {
  readonly passed: number
  readonly failed: number
}

const vitestReport = z.object({ numPassedTests: z.int(), numFailedTests: z.int(), success: z.boolean() })
const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
})

/** What a runner's JSON report counted; a report that is missing or of another form counts as one failure. */
export function readTally(path: string): Tally {
  if (!existsSync(path)) return { passed: 0, failed: 1 }
  const report: unknown = JSON.parse(readFileSync(path, 'utf8'))
  const vitest = vitestReport.safeParse(report)
  if (vitest.success) {
    const { numPassedTests, numFailedTests, success } = vitest.data
    // A file that could not be loaded fails the run without a failed test.
    return { passed: numPassedTests, failed: success ? numFailedTests : Math.max(1, numFailedTests) }
  }
  const playwright = playwrightReport.safeParse(report)
  if (!playwright.success) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky } = playwright.data.stats
  return { passed: expected, failed: unexpected + flaky }
}
