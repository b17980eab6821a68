/**
 * `npm test`: what every change must hold; `npm run test:deep`: that and the volume (see docs/quality.md). Each part runs also when an
 * earlier one failed. Ends with the time of each part, with what passed at its second try only (`--retries=0`: there is none), and
 * with `N passed, N failed` from the runners.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { STORAGE_RECORD } from '../tests/support/rules/suite.ts'
import { measurePace, pace, setPace } from './lib/pace.ts'
import { watchPeaks } from './lib/peaks.ts'
import { ROOT } from './lib/project.ts'
import { setProof, vitestWords } from './lib/proof.ts'
import { beginRun } from './lib/runTime.ts'
import { runInSuite } from './lib/suite.ts'
import { addTallies, readTally } from './lib/tally.ts'
import { judge, readBudget } from './lib/testBudget.ts'
import { partsThatRan, runCommandPart, runPart } from './lib/testParts.ts'

beginRun()
const peaks = watchPeaks()
const words = process.argv.slice(2)
const isDeep = words.includes('--deep')
setProof({ isDeep, retries: isDeep || words.includes('--retries=0') ? 0 : 1 })

setPace(await measurePace())
console.log(
  `The machine's pace: ${String(pace())} (1: two quiet processors). What tests wait for is that much longer.`,
)

const reports = join(ROOT, 'test-results')
rmSync(reports, { recursive: true, force: true })

await runCommandPart('lint', 'npm', ['run', '--silent', 'check'])
await runCommandPart('unit and emulator tests', 'vitest', vitestWords(['web', 'node', 'emulator'], 'unit'))
if ((await runCommandPart('build', 'npm', ['run', '--silent', 'build', '--', '--logLevel=warn'])) === 0) {
  await runCommandPart('budgets', 'node', ['scripts/budgets.ts'])
  await runPart('suite', () => {
    process.env['STORAGE_RULES_RECORD'] = STORAGE_RECORD
    return runInSuite('node scripts/inside/suiteTests.ts')
  })
}

const REPORTS = ['unit', 'rules', 'exposure', 'journeys', 'functions', 'indexes']
const names = isDeep ? [...REPORTS, 'rulesDepth'] : REPORTS
const tally = addTallies(names.map((name) => readTally(join(reports, `${name}.json`))))

const budget = readBudget()
const parts = partsThatRan()
const verdicts = parts.map((part) => judge(part, isDeep ? {} : budget, pace()))
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

console.log('')
for (const { line } of verdicts) console.log(line)
const seconds = sum(parts.map((part) => part.seconds))
const quiet = (seconds / pace()).toFixed(0)
console.log(`In all ${seconds.toFixed(0)} s; quiet: ${quiet} s of ${String(sum(Object.values(budget)))}.`)
console.log(peaks())
for (const { warning } of verdicts) if (warning !== '') console.log(warning)
for (const { name, words: why } of parts) if (why !== '') console.log(`${name}: ${why}`)
for (const flaky of tally.flaky) console.log(`flaky: ${flaky}`)
for (const failure of tally.failures) console.log(`✘ ${failure}`)
// A part without tests of its own (lint, build, budgets) that failed must show in the count too.
const failed = parts.every(({ code }) => code === 0) ? tally.failed : Math.max(1, tally.failed)
console.log(`${String(tally.passed)} passed, ${String(failed)} failed`)
process.exitCode = failed === 0 ? 0 : 1
