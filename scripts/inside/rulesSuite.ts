/**
 * Inside the suite: the rules' tests, and for the deep proof what they are worth. Every `match` has a matrix, every condition was both
 * true and false, and no mutant of the rules goes unnoticed.
 */
import { join } from 'node:path'
import { run } from '../lib/processes.ts'
import { ROOT } from '../lib/project.ts'
import { proof, vitestWords } from '../lib/proof.ts'
import { rulesDepth } from '../lib/rulesDepth.ts'
import { writeTally } from '../lib/tally.ts'

// A rule that lets somebody in once lets them in: nothing is tried a second time.
const code = await run('vitest', vitestWords(['rules'], 'rules', 0))
process.exitCode = code
if (proof().isDeep) {
  const tally = await rulesDepth((line) => console.log(line))
  console.log(
    `What the rules' tests are worth: ${String(tally.passed)} passed, ${String(tally.failed)} failed`,
  )
  writeTally(join(ROOT, 'test-results', 'rulesDepth.json'), tally)
  if (tally.failed > 0) process.exitCode = 1
}
