/**
 * At the end of the suite's tests: what their queries made of firestore.indexes.json. Fails for a query that was refused for want
 * of an index, and, once every test has run, for an index that no query needed: it costs every write, and no test would miss it.
 */
import { join } from 'node:path'
import * as z from 'zod/mini'
import { HOST, PROJECT, ROOT, SUITE_PORTS } from './lib/project.ts'
import { proof } from './lib/proof.ts'
import { writeTally } from './lib/tally.ts'

const reportSchema = z.object({
  indexes: z.array(z.object({ index: z.string(), needed: z.boolean() })),
  refused: z.array(z.object({ message: z.string(), count: z.int() })),
})

const url = `http://${HOST}:${String(SUITE_PORTS.Firestore)}/emulator/v1/projects/${PROJECT}:indexes`
const response = await fetch(url)
if (!response.ok) throw new Error(`The indexes are not enforced: ${await response.text()}`)
const { indexes, refused } = reportSchema.parse(await response.json())

const idle = indexes.filter(({ needed }) => !needed)
const passed = indexes.length - idle.length
console.log(`Indexes: ${String(indexes.length)} defined, ${String(passed)} needed by a query`)
const failures = [
  ...(proof().isDeep ? idle : []).map(({ index }) => `firestore.indexes.json: no query needs ${index}`),
  ...refused.map(({ message, count }) => `refused ${String(count)} times: ${message}`),
]
for (const failure of failures) console.error(`FAILED ${failure}`)
console.log(`${String(passed)} passed, ${String(failures.length)} failed`)
writeTally(join(ROOT, 'test-results', 'indexes.json'), { passed, failed: failures.length, failures })
process.exitCode = failures.length === 0 ? 0 : 1
