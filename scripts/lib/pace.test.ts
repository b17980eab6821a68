import { expect, it, vi } from 'vitest'
import { measurePace, pace, paced, setPace } from './pace.ts'

it('is at least 1: what is quicker than two quiet processors waits as they do', async () => {
  expect(await measurePace()).toBeGreaterThanOrEqual(1)
})

it('what is waited for grows with it from the moment that it is known', () => {
  vi.stubEnv('RIBALTA_PACE', undefined)
  expect([pace(), paced(1000)]).toEqual([1, 1000])
  setPace(2.5)
  expect([pace(), paced(1000)]).toEqual([2.5, 2500])
  vi.unstubAllEnvs()
})
