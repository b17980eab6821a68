import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readTally } from './tally.ts'

function report(content: unknown): string {
  const path = join(mkdtempSync(join(tmpdir(), 'tally-')), 'report.json')
  writeFileSync(path, JSON.stringify(content))
  return path
}

describe('readTally', () => {
  it('counts what vitest reports', () => {
    expect(readTally(report({ numPassedTests: 4, numFailedTests: 1, success: false }))).toEqual({
      passed: 4,
      failed: 1,
    })
  })

  it('counts a run that failed without a failed test as a failure', () => {
    expect(readTally(report({ numPassedTests: 4, numFailedTests: 0, success: false }))).toEqual({
      passed: 4,
      failed: 1,
    })
  })

  it('counts a flaky journey as failed', () => {
    expect(readTally(report({ stats: { expected: 7, unexpected: 1, flaky: 1 } }))).toEqual({
      passed: 7,
      failed: 2,
    })
  })

  it('counts a report that is missing as a failure', () => {
    expect(readTally('no/such/report.json')).toEqual({ passed: 0, failed: 1 })
  })

  it('counts a report of another form as a failure', () => {
    expect(readTally(report({ hello: 1 }))).toEqual({ passed: 0, failed: 1 })
  })
})
