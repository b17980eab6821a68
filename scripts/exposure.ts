/**
 * `npm run exposure`: asks the running suite, as a visitor and with a bare account, for every collection that there is data or a
 * rule for and for the bucket, and fails on anything that is not meant to be public.
 */
import { join } from 'node:path'
import { matchPaths } from '../tests/support/rules/mutants.ts'
import { readRules } from '../tests/support/rules/suite.ts'
import { askBucket } from './lib/exposureOfBucket.ts'
import { askCollection, findCollections, type Finding } from './lib/exposureOfCollections.ts'
import { type Asker, VISITOR, withBareAccount } from './lib/probe.ts'
import { ROOT } from './lib/project.ts'
import { writeTally } from './lib/tally.ts'

const findings: Finding[] = []
/** Of the functions alone, so that no rule speaks of them; and one that there is not. */
const CLOSED = ['/phones/{id}', '/requests/{id}', '/rateLimits/{id}', '/anything/{id}']
const collections = await findCollections([...matchPaths(readRules('firestore')), ...CLOSED])

async function ask(asker: Asker): Promise<void> {
  for (const collection of collections) findings.push(...(await askCollection(asker, collection)))
  findings.push(...(await askBucket(asker)))
}

await ask(VISITOR)
await withBareAccount(ask)

const open = findings.filter(({ isOpen }) => isOpen)
const wrong = findings.filter(({ isOpen, mayBeOpen }) => isOpen !== mayBeOpen)
console.log(
  `Exposure: ${String(collections.length)} collections and the bucket, asked by a visitor and a bare account`,
)
for (const what of new Set(open.map((finding) => finding.what))) console.log(`  open: ${what}`)
const failures = wrong.map(
  ({ asker, what, isOpen }) =>
    `${what} is ${isOpen ? 'open' : 'closed'} to the ${asker}; see scripts/lib/publicData.ts`,
)
for (const failure of failures) console.error(`FAILED ${failure}`)
const passed = findings.length - wrong.length
console.log(`${String(passed)} as meant, ${String(wrong.length)} not`)
writeTally(join(ROOT, 'test-results', 'exposure.json'), { passed, failed: wrong.length, failures })
process.exitCode = wrong.length === 0 ? 0 : 1
