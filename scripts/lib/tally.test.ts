import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from './project.ts'
import { addTallies, readTally, type Tally, writeTally } from './tally.ts'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tally-'))
})

afterAll(() => rmSync(folder, { recursive: true }))

function report(content: unknown): string {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(content))
  return path
}

describe('readTally', () => {
  it('counts what vitest reports', () => {
    const tally = readTally(report({ numPassedTests: 4, numFailedTests: 1, success: false }))
    expect(tally).toMatchObject({ passed: 4, failed: 1 })
  })

  it('counts a run that failed without a failed test as a failure', () => {
    const tally = readTally(report({ numPassedTests: 4, numFailedTests: 0, success: false }))
    expect(tally).toMatchObject({ passed: 4, failed: 1 })
  })

  it('counts a journey that passed at its second try as passed', () => {
    const tally = readTally(report({ stats: { expected: 7, unexpected: 1, flaky: 1 } }))
    expect(tally).toMatchObject({ passed: 8, failed: 1 })
  })

  it('counts a report that is missing as a failure', () => {
    const tally = readTally('no/such/report.json')
    expect(tally).toMatchObject({ passed: 0, failed: 1, failures: ['no/such/report.json was not written'] })
  })

  it('counts a report of another form as a failure', () => {
    expect(readTally(report({ hello: 1 }))).toMatchObject({ passed: 0, failed: 1 })
  })

  it('reads what was written without a runner', () => {
    const path = join(folder, 'results', 'own.json')
    const tally = { passed: 2, failed: 1, failures: ['artists is open to the visitor'] }
    writeTally(path, tally)
    expect(readTally(path)).toEqual({ ...tally, flaky: [] })
  })

  it('names the tests that failed in vitest or at their first try, and how their messages begin', () => {
    const { failures, flaky } = readTally(
      report({
        numPassedTests: 2,
        numFailedTests: 1,
        success: false,
        testResults: [
          {
            name: join(ROOT, 'domain/src/a.test.ts'),
            assertionResults: [
              { status: 'passed', fullName: 'a holds' },
              { status: 'passed', fullName: 'a holds again', failureMessages: ['expected 2', 'expected 3'] },
              { status: 'failed', fullName: 'a breaks', failureMessages: ['\u001B[31mexpected 1\u001B[0m'] },
            ],
          },
          { name: join(ROOT, 'domain/src/b.test.ts'), message: 'cannot be loaded', assertionResults: [] },
        ],
      }),
    )
    expect(failures).toEqual([
      'domain/src/a.test.ts › a breaks\n    expected 1',
      'domain/src/b.test.ts\n    cannot be loaded',
    ])
    expect(flaky).toEqual(['domain/src/a.test.ts › a holds again\n    expected 2'])
  })

  it('names the journeys that failed or passed at their second try, with their project', () => {
    const ended = (status: string, projectName: string) => ({
      projectName,
      status,
      results: [{ errors: status === 'expected' ? [] : [{ message: 'not visible' }] }, { errors: [] }],
    })
    const { failures, flaky } = readTally(
      report({
        stats: { expected: 1, unexpected: 1, flaky: 1 },
        suites: [
          {
            title: 'a.spec.ts',
            suites: [
              {
                title: 'on the desk',
                specs: [
                  {
                    title: 'opens',
                    file: 'a.spec.ts',
                    line: 3,
                    tests: [
                      ended('expected', 'budgets'),
                      ended('unexpected', 'phone'),
                      ended('flaky', 'desktop'),
                    ],
                  },
                ],
              },
            ],
          },
        ],
      }),
    )
    expect(failures).toEqual(['[phone] a.spec.ts:3 › opens\n    not visible'])
    expect(flaky).toEqual(['[desktop] a.spec.ts:3 › opens\n    not visible'])
  })

  it('names what kept the journeys from beginning', () => {
    const none = { expected: 0, unexpected: 0, flaky: 0 }
    const { failed, failures } = readTally(
      report({ stats: none, suites: [], errors: [{ message: 'Error: Chromium cannot start' }] }),
    )
    expect(failed).toBe(1)
    expect(failures).toEqual([expect.stringMatching(/\n {4}Error: Chromium cannot start$/)])
  })
})

describe('addTallies', () => {
  const tally = (...flaky: string[]): Tally => ({ passed: 5, failed: 0, failures: [], flaky })

  it('adds up, and lets two pass at their second try', () => {
    expect(addTallies([tally('a'), tally('b')])).toEqual({
      passed: 10,
      failed: 0,
      failures: [],
      flaky: ['a', 'b'],
    })
  })

  it('takes three for failed', () => {
    expect(addTallies([tally('a', 'b'), tally('c')])).toMatchObject({ passed: 7, failed: 3 })
  })
})
