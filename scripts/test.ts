/** `npm test`: everything, each part also when an earlier one failed; ends with `N passed, N failed` from the runners. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { STORAGE_RECORD } from '../tests/support/rules/suite.ts'
import { run } from './lib/processes.ts'
import { ROOT } from './lib/project.ts'
import { withSuite } from './lib/suite.ts'
import { readTally } from './lib/tally.ts'

const reports = join(ROOT, 'test-results')
rmSync(reports, { recursive: true, force: true })

const parts: { readonly name: string; readonly code: number; readonly seconds: number }[] = []

async function part(name: string, work: () => Promise<number>): Promise<boolean> {
  console.log(`\n── ${name}`)
  const begin = Date.now()
  const code = await work()
  parts.push({ name, code, seconds: (Date.now() - begin) / 1000 })
  return code === 0
}

await part('lint', () => run('npm', ['run', '--silent', 'check']))
await part('unit and emulator tests', () =>
  run('vitest', [
    ...['web', 'node', 'emulator'].flatMap((project) => ['--project', project]),
    'run',
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=test-results/unit.json',
  ]),
)
if (await part('build', () => run('npm', ['run', '--silent', 'build']))) {
  await part('budgets', () => run('node', ['scripts/budgets.ts']))
  await part('rules, functions and journeys', () => {
    process.env['RIBALTA_COMMAND'] = 'node scripts/inside/suiteTests.ts'
    process.env['STORAGE_RULES_RECORD'] = STORAGE_RECORD
    return withSuite('node scripts/inside/seedAndRun.ts')
  })
}

const REPORTS = ['unit', 'rules', 'rulesDepth', 'exposure', 'functions', 'journeys', 'indexes']
const tallies = REPORTS.map((name) => readTally(join(reports, `${name}.json`)))
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
const failedTests = tallies.reduce((sum, tally) => sum + tally.failed, 0)
const failedParts = parts.filter((done) => done.code !== 0)

console.log('')
for (const { name, code, seconds } of parts) {
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(0)} s)`)
}
for (const failure of tallies.flatMap((tally) => tally.failures)) console.log(`✘ ${failure}`)
// A part without tests of its own (lint, build, budgets) that failed must show in the count too.
const failed = failedParts.length === 0 ? failedTests : Math.max(1, failedTests)
console.log(`${String(passed)} passed, ${String(failed)} failed`)
process.exitCode = failed === 0 ? 0 : 1
