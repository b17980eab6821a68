/** `npm run test:rules`: the rules' tests inside the seeded suite, and what they are worth. */
import { withSuite } from './lib/suite.ts'
import { STORAGE_RECORD } from '../tests/support/rules/suite.ts'

process.env['STORAGE_RULES_RECORD'] = STORAGE_RECORD
process.env['RIBALTA_COMMAND'] = 'node scripts/inside/rulesSuite.ts'
process.exitCode = await withSuite('node scripts/inside/seedAndRun.ts')
