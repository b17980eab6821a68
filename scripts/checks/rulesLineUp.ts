/**
 * A collection that the rules open has its suite in tests/rules and its folder in src/data, and neither speaks of a
 * collection that is gone: `match /castings/…`, `tests/rules/castings.test.ts` and `src/data/castings` carry one name.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { collectionsOf, problemsOf } from '../lib/collectionNames.ts'
import { ROOT } from '../lib/project.ts'

const rules = readFileSync(join(ROOT, 'firestore.rules'), 'utf8')
const suites = readdirSync(join(ROOT, 'tests', 'rules'))
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => name.replace('.test.ts', ''))
const folders = readdirSync(join(ROOT, 'src', 'data'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

const problems = problemsOf({ rules, suites, folders })
for (const problem of problems) console.error(problem)
console.log(
  `${String(collectionsOf(rules).length)} collections in the rules, ${String(suites.length)} suites, ${String(folders.length)} folders of data`,
)
process.exitCode = problems.length === 0 ? 0 : 1
