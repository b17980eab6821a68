import '../support/functions/alone.ts'
// Before what it listens to.
import { takeConsole } from '../support/fuzz/takeConsole.ts'
import { expect, it } from 'vitest'
import { fuzzCallables } from '../support/fuzz/fuzz.ts'
import { marksIn } from '../support/fuzz/marks.ts'

/** Over all callables, in this process; `fuzzDeployed.test.ts` sends the rest. `FUZZ_INPUTS=50000` runs a longer version. */
const INPUTS = Number(process.env['FUZZ_INPUTS'] ?? '9500')

const sent = fuzzCallables(INPUTS)

it('nothing of the people or of what was sent is in the log', { tags: 'deep' }, () => {
  expect(sent()).toBeGreaterThanOrEqual(INPUTS)
  const told = takeConsole().join('\n')
  expect(told.match(/callable-request-verification/g)?.length).toBeGreaterThanOrEqual(sent())
  expect(marksIn(told)).toEqual([])
})
