import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from './project.ts'
import { readTally, writeTally } from './tally.ts'

function report(content: unknown): string {
  const path = join(mkdtempSync(join(tmpdir(), 'tally-')), 'report.json')
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

  it('counts a flaky journey as failed', () => {
    const tally = readTally(report({ stats: { expected: 7, unexpected: 1, flaky: 1 } }))
    expect(tally).toMatchObject({ passed: 7, failed: 2 })
  })

  it('counts a report that is missing as a failure', () => {
    const tally = readTally('no/such/report.json')
    expect(tally).toEqual({ passed: 0, failed: 1, failures: ['no/such/report.json was not written'] })
  })

  it('counts a report of another form as a failure', () => {
    expect(readTally(report({ hello: 1 }))).toMatchObject({ passed: 0, failed: 1 })
  })

  it('reads what was written without a runner', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'tally-')), 'results', 'own.json')
    const tally = { passed: 2, failed: 1, failures: ['artists is open to the visitor'] }
    writeTally(path, tally)
    expect(readTally(path)).toEqual(tally)
  })

  it('names the tests that failed in vitest, and how their messages begin', () => {
    const { failures } = readTally(
      report({
        numPassedTests: 1,
        numFailedTests: 1,
        success: false,
        testResults: [
          {
            name: join(ROOT, 'domain/src/a.test.ts'),
            assertionResults: [
              { status: 'passed', fullName: 'a holds' },
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
  })

  it('names the journeys that failed, with their project', () => {
    const failed = (status: string, projectName: string) => ({
      projectName,
      status,
      results: [{ errors: status === 'expected' ? [] : [{ message: 'not visible' }] }],
    })
    const { failures } = readTally(
      report({
        stats: { expected: 1, unexpected: 1, flaky: 0 },
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
                    tests: [failed('expected', 'desktop'), failed('unexpected', 'phone')],
                  },
                ],
              },
            ],
          },
        ],
      }),
    )
    expect(failures).toEqual(['[phone] a.spec.ts:3 › opens\n    not visible'])
  })
})
