import { expect, it } from 'vitest'
import { type Measured, type Measurement, speedReport } from './speedReport.ts'
import type { Measure } from './pageSpeed.ts'

const GOOD: Measure = {
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  fcp: 800,
  lcp: 1400,
  tbt: 90,
  cls: 0,
  machine: 1500,
}
const control: Measured = {
  page: '/offline',
  simulated: { ...GOOD, lcp: 700, tbt: 40 },
  worst: GOOD,
  throttled: { ...GOOD, lcp: 700, tbt: 0 },
}

const now = (changes: Partial<Measurement>): Measurement => ({
  kind: 'shell',
  browser: 'Chrome/141.0',
  day: '2026-11-25',
  visits: 5,
  pages: [],
  control,
  ...changes,
})

it('shows both ways of measuring beside the control', () => {
  const throttled = { ...GOOD, lcp: 1340, tbt: 20 }
  const report = speedReport(
    now({
      pages: [{ page: '/blog', simulated: GOOD, worst: { performance: 91, lcp: 1900, tbt: 300 }, throttled }],
    }),
    '',
  )
  expect(report).toContain(
    '| /blog | 98 | 0.80 s | 1.40 s | 90 ms | 0.000 | 91, 1.90 s, 300 ms | 98 | 0.80 s | 1.34 s | 20 ms | 0.000 | 100 | 100 | 100 |\n' +
      '| /offline | 98 |',
  )
  expect(report).toContain('medians of 5 visits')
  expect(report).toContain('All targets are met.')
})

it('names what is outside the targets, times over the control’s', () => {
  const simulated = { ...GOOD, tbt: 141, seo: 92 }
  const throttled = { ...GOOD, performance: 96, lcp: 1510, tbt: 80 }
  expect(speedReport(now({ pages: [{ page: '/', simulated, worst: GOOD, throttled }] }), '')).toContain(
    'Outside the targets:\n\n- `/`: performance 96 throttled, SEO 92, LCP 1.51 s throttled, TBT 141 ms\n',
  )
})

it('says which browser measured, and leaves what the other one measured', () => {
  const shell = speedReport(now({ browser: 'Chrome/140.0' }), '')
  const both = speedReport(now({ kind: 'full' }), shell)
  expect(both).toMatch(/## Headless shell\n\nChrome\/140\.0, .*## Full Chromium\n\nChrome\/141\.0, /s)
  const again = speedReport(now({ browser: 'Chrome/142.0' }), both)
  expect(again).toMatch(/## Headless shell\n\nChrome\/142\.0, .*## Full Chromium\n\nChrome\/141\.0, /s)
  expect(again.match(/^## /gm)).toHaveLength(2)
})
