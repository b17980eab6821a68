import { expect, it } from 'vitest'
import { loadingReport } from './loadingReport.ts'

const FEED = {
  name: 'feed',
  scripts: 13,
  bytes: 543_000,
  content: 3300,
  worst: 3400,
  control: 3060,
  warm: 170,
}
const measurement = { browser: 'Chrome/1', day: '2026-11-29', visits: 5, workspace: [FEED], pages: [] }

it('puts a measurement of loading in the place of the last one and keeps the other parts', () => {
  const once = loadingReport(measurement, '# Measured speed\n\nWords.\n\n## Full Chromium\n\nA table.\n')
  const twice = loadingReport({ ...measurement, workspace: [{ ...FEED, content: 3200 }] }, once)
  expect(twice).toContain('# Measured speed\n\nWords.\n\n## Full Chromium\n\nA table.\n')
  expect(twice.match(/## Loading on a slow line/g)).toHaveLength(1)
  expect(twice).toContain('| feed | 285 | 13 | 543 kB | 6.77 s | 3.20 s | 3.40 s | 3.06 s |')
})
