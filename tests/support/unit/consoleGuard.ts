import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Output that a test expects is taken with `vi.spyOn(console, …)` in the test itself; any other fails it. */
const unexpected: string[] = []

beforeEach(() => {
  unexpected.length = 0
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      unexpected.push(`console.${level}: ${words.map(String).join(' ')}`)
    })
  }
})

afterEach(() => {
  vi.restoreAllMocks()
  expect(unexpected, 'unexpected console output').toEqual([])
})
