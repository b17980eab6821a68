/** `npm run test:rules`: the rules' tests inside the seeded suite, and what they are worth. */
import { runInSuite } from './lib/suite.ts'
import { STORAGE_RECORD } from '../tests/support/rules/suite.ts'

process.env['STORAGE_RULES_RECORD'] = STORAGE_RECORD
const { code } = await runInSuite('node scripts/inside/rulesSuite.ts')
process.exitCode = code
