/** Inside the seeded suite: what needs it. All run, also when an earlier one failed. */
import { run } from '../lib/processes.ts'

function vitest(project: string): Promise<number> {
  return run('vitest', [
    '--project',
    project,
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=test-results/${project}.json`,
  ])
}

const codes = [
  await run('node', ['scripts/inside/rulesSuite.ts']),
  await run('node', ['scripts/exposure.ts']),
  // The journeys come first: they see the seed as it is, before ten thousand hostile inputs.
  await run('playwright', ['test']),
  await vitest('functions'),
  // Last: by now every query that a test makes has been made.
  await run('node', ['scripts/indexes.ts']),
]
process.exitCode = codes.every((code) => code === 0) ? 0 : 1
