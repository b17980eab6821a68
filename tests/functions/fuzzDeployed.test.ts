/** @module-tag deep */
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { WAITS } from '../../scripts/lib/waits.ts'
import { type EmulatorLog, listenToEmulators } from '../support/functions/emulatorLog.ts'
import { fuzzCallables } from '../support/fuzz/fuzz.ts'
import { marksIn } from '../support/fuzz/marks.ts'

/** Over all callables as the suite runs them, each a process of its own: what `fuzz.test.ts` calls in one, over the whole way. */
const INPUTS = 500

const sent = fuzzCallables(INPUTS)
let log: EmulatorLog
let before = -1

/** How many calls the log has told of. */
const begun = (): number => log.lines.filter((line) => line.includes('Beginning execution of')).length

// The log tells what came before, too: until two looks in a row see the same.
beforeAll(async () => {
  log = await listenToEmulators()
  const isSettled = (): boolean => {
    const seen = before
    before = begun()
    return before === seen
  }
  await vi.waitUntil(isSettled, { timeout: WAITS.look, interval: 500 })
})

afterAll(() => {
  log.close()
})

it('nothing of the people or of what was sent is in the log', async () => {
  expect(sent()).toBeGreaterThanOrEqual(INPUTS)
  // The log has told of every call: there is none whose lines are yet to come.
  await expect.poll(() => begun() - before).toBeGreaterThanOrEqual(sent())
  const told = log.lines.join('\n')
  expect(told).toContain('callable-request-verification')
  expect(marksIn(told)).toEqual([])
})
