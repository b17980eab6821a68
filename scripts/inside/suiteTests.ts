/** Inside the seeded suite: what needs it. All run, also when an earlier one failed. */
import { run } from '../lib/processes.ts'
import { vitestWords } from '../lib/proof.ts'
import { runPart } from '../lib/testParts.ts'

const FUNCTIONS = ['functions', 'functions-undisturbed', 'functions-triggers']

const codes = [
  await runPart('rules', () => run('node', ['scripts/inside/rulesSuite.ts'])),
  await runPart('exposure', () => run('node', ['scripts/exposure.ts'])),
  // The journeys come first: they see the seed as it is, before what is hostile.
  await runPart('journeys', () => run('playwright', ['test'])),
  await runPart('functions', () => run('vitest', vitestWords(FUNCTIONS, 'functions'))),
  // Last: by now every query that a test makes has been made.
  await runPart('indexes', () => run('node', ['scripts/indexes.ts'])),
]
process.exitCode = codes.every((code) => code === 0) ? 0 : 1
