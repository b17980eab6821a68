/** Inside the seeded suite: what needs it. All run, also when an earlier one failed. */
import { run } from '../lib/processes.ts'
import { runPart } from '../lib/testParts.ts'

const codes = [
  await runPart('rules', () => run('node', ['scripts/inside/rulesSuite.ts'])),
  await runPart('exposure', () => run('node', ['scripts/exposure.ts'])),
  // The journeys come first: they see the seed as it is, before ten thousand hostile inputs.
  await runPart('journeys', () => run('playwright', ['test'])),
  await runPart('functions', () =>
    run('vitest', [
      '--project=functions',
      '--project=functions-undisturbed',
      '--project=functions-triggers',
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=test-results/functions.json',
    ]),
  ),
  // Last: by now every query that a test makes has been made.
  await runPart('indexes', () => run('node', ['scripts/indexes.ts'])),
]
process.exitCode = codes.every((code) => code === 0) ? 0 : 1
