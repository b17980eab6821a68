/**
 * Inside the suite: the rules' tests, and then what they are worth. Every `match` has a matrix, every condition was both true
 * and false, and no mutant of the rules goes unnoticed.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rulesDepth } from '../lib/rulesDepth.ts'
import { run } from '../lib/processes.ts'
import { ROOT } from '../lib/project.ts'

const results = join(ROOT, 'test-results')
const code = await run('vitest', [
  '--project',
  'rules',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(results, 'rules.json')}`,
])
const { passed, failed, failures } = await rulesDepth((line) => console.log(line))
console.log(`What the rules' tests are worth: ${String(passed)} passed, ${String(failed)} failed`)
mkdirSync(results, { recursive: true })
writeFileSync(
  join(results, 'rulesDepth.json'),
  JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    success: failed === 0,
    testResults: [
      {
        name: join(ROOT, 'tests', 'rules'),
        assertionResults: failures.map((fullName) => ({ status: 'failed', fullName })),
      },
    ],
  }),
)
process.exitCode = code === 0 && failed === 0 ? 0 : 1
