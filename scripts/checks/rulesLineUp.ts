/**
 * A collection that the rules open has its suite in tests/rules, and no suite speaks of a collection that is gone:
 * `match /castings/…`, `tests/rules/castings.test.ts` and `data/castings/castings.ts` carry one name.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/project.ts'

const inRules = [
  ...readFileSync(join(ROOT, 'firestore.rules'), 'utf8').matchAll(/^ {4}match \/([\w-]+)\//gm),
].map((match) => match[1] ?? '')
const suites = readdirSync(join(ROOT, 'tests', 'rules'))
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => name.replace('.test.ts', ''))
const beside = new Set(['storage', 'unknownCollections'])

const problems = [
  ...inRules.filter((name) => !suites.includes(name)).map((name) => `tests/rules/${name}.test.ts is missing`),
  ...suites
    .filter((name) => !inRules.includes(name) && !beside.has(name))
    .map((name) => `tests/rules/${name}.test.ts has no match in firestore.rules`),
]
for (const problem of problems) console.error(problem)
console.log(`${String(inRules.length)} collections in the rules, ${String(suites.length)} suites`)
process.exitCode = problems.length === 0 ? 0 : 1
