/**
 * Inside the suite: the rules' tests, and then what they are worth. Every `match` has a matrix, every condition was both true
 * and false, and no mutant of the rules goes unnoticed.
 */
import { join } from 'node:path'
import { rulesDepth } from '../lib/rulesDepth.ts'
import { run } from '../lib/processes.ts'
import { ROOT } from '../lib/project.ts'
import { writeTally } from '../lib/tally.ts'

const results = join(ROOT, 'test-results')
const code = await run('vitest', [
  '--project',
  'rules',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(results, 'rules.json')}`,
])
const tally = await rulesDepth((line) => console.log(line))
console.log(`What the rules' tests are worth: ${String(tally.passed)} passed, ${String(tally.failed)} failed`)
writeTally(join(results, 'rulesDepth.json'), tally)
process.exitCode = code === 0 && tally.failed === 0 ? 0 : 1
