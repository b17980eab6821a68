/**
 * `npm test`: everything, each part also when an earlier one failed; ends with the time of each part beside its budget and
 * with `N passed, N failed` from the runners.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { STORAGE_RECORD } from '../tests/support/rules/suite.ts'
import { run } from './lib/processes.ts'
import { ROOT } from './lib/project.ts'
import { withSuite } from './lib/suite.ts'
import { readTally } from './lib/tally.ts'
import { judge, readBudget } from './lib/testBudget.ts'
import { partsThatRan, runPart } from './lib/testParts.ts'

const reports = join(ROOT, 'test-results')
rmSync(reports, { recursive: true, force: true })

await runPart('lint', () => run('npm', ['run', '--silent', 'check']))
await runPart('unit and emulator tests', () =>
  run('vitest', [
    ...['web', 'node', 'emulator'].flatMap((project) => ['--project', project]),
    'run',
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=test-results/unit.json',
  ]),
)
if ((await runPart('build', () => run('npm', ['run', '--silent', 'build']))) === 0) {
  await runPart('budgets', () => run('node', ['scripts/budgets.ts']))
  await runPart('suite', () => {
    process.env['RIBALTA_COMMAND'] = 'node scripts/inside/suiteTests.ts'
    process.env['STORAGE_RULES_RECORD'] = STORAGE_RECORD
    return withSuite('node scripts/inside/seedAndRun.ts')
  })
}

const REPORTS = ['unit', 'rules', 'rulesDepth', 'exposure', 'journeys', 'functions', 'indexes']
const tallies = REPORTS.map((name) => readTally(join(reports, `${name}.json`)))
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
const failedTests = tallies.reduce((sum, tally) => sum + tally.failed, 0)

const budget = readBudget()
const parts = partsThatRan()
const verdicts = parts.map((part) => judge(part, budget))
const whole = (numbers: readonly number[]): string => numbers.reduce((sum, one) => sum + one, 0).toFixed(0)

console.log('')
for (const { line } of verdicts) console.log(line)
console.log(`In all ${whole(parts.map(({ seconds }) => seconds))} s of ${whole(Object.values(budget))}.`)
for (const { warning } of verdicts) if (warning !== '') console.log(warning)
for (const failure of tallies.flatMap((tally) => tally.failures)) console.log(`✘ ${failure}`)
// A part without tests of its own (lint, build, budgets) that failed must show in the count too, and so must one too long.
const failedParts = parts.filter(({ code }, index) => code !== 0 || verdicts[index]?.isTooLong === true)
const failed = failedParts.length === 0 ? failedTests : Math.max(1, failedTests)
console.log(`${String(passed)} passed, ${String(failed)} failed`)
process.exitCode = failed === 0 ? 0 : 1
