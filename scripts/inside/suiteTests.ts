/**
 * Inside the seeded suite: what needs it. All run, also when an earlier one failed, as long as the suite is there.
 */
import { heldBelow, heldWords } from '../lib/processMemory.ts'
import { processAbove } from '../lib/processTree.ts'
import { vitestWords } from '../lib/proof.ts'
import { silentParts } from '../lib/suiteHealth.ts'
import { runCommandPart, skipPart } from '../lib/testParts.ts'

const FUNCTIONS = ['functions', 'functions-undisturbed', 'functions-triggers']

const PARTS: readonly (readonly [name: string, command: string, args: readonly string[]])[] = [
  ['rules', 'node', ['scripts/inside/rulesSuite.ts']],
  ['exposure', 'node', ['scripts/exposure.ts']],
  // The journeys come first: they see the seed as it is, before what is hostile.
  ['journeys', 'playwright', ['test']],
  ['functions', 'vitest', vitestWords(FUNCTIONS, 'functions')],
  // Last: by now every query that a test makes has been made.
  ['indexes', 'node', ['scripts/indexes.ts']],
]

let silent: readonly string[] = []
for (const [name, command, args] of PARTS) {
  const isTried = silent.length === 0
  const code = isTried
    ? await runCommandPart(name, command, args)
    : skipPart(name, `of the suite there is no answer from ${silent.join(', ')}`)
  if (name === 'journeys') {
    const suite = processAbove(process.pid, 'emulators:exec')
    if (suite !== undefined) console.log(`After the journeys: ${heldWords(heldBelow(suite).functions)}.`)
  }
  if (code === 0) continue
  process.exitCode = 1
  if (isTried) silent = await silentParts()
}
