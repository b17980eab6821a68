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
const control: Measured = { page: '/offline', median: { ...GOOD, lcp: 700, tbt: 40 }, worst: GOOD }

const now = (changes: Partial<Measurement>): Measurement => ({
  kind: 'shell',
  browser: 'Chrome/141.0',
  day: '2026-11-25',
  visits: 5,
  pages: [],
  control,
  ...changes,
})

it('shows medians and worst figures beside the control', () => {
  const worst = { performance: 91, lcp: 1900, tbt: 300 }
  const report = speedReport(now({ pages: [{ page: '/blog', median: GOOD, worst }] }), '')
  expect(report).toContain(
    '| /blog | 98 | 0.80 s | 1.40 s | 90 ms | 0.000 | 100 | 100 | 100 | 91 | 1.90 s | 300 ms |\n| /offline | 98 |',
  )
  expect(report).toContain('medians of 5 visits')
  expect(report).toContain('All targets are met.')
})

it('names what is outside the targets, times over the control’s', () => {
  const median = { ...GOOD, performance: 96, seo: 92, lcp: 1510, tbt: 121 }
  expect(speedReport(now({ pages: [{ page: '/', median, worst: GOOD }] }), '')).toContain(
    'Outside the targets:\n\n- `/`: performance 96, SEO 92, LCP 1.51 s, TBT 121 ms\n',
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
