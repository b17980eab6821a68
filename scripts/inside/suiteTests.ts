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
  await vitest('functions'),
  await run('playwright', ['test']),
]
process.exitCode = codes.every((code) => code === 0) ? 0 : 1
