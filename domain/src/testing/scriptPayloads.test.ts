import { expect, it } from 'vitest'
import { MARK, SCRIPT_PAYLOADS } from './scriptPayloads.ts'

it('there are at least two hundred payloads, all different', () => {
  expect(new Set(SCRIPT_PAYLOADS).size).toBe(SCRIPT_PAYLOADS.length)
  expect(SCRIPT_PAYLOADS.length).toBeGreaterThanOrEqual(200)
})

it('nearly every payload would leave the mark', () => {
  const silent = SCRIPT_PAYLOADS.filter((payload) => !payload.includes(MARK))
  expect(silent.length).toBeLessThanOrEqual(10)
})
