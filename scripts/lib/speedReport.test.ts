import { expect, it } from 'vitest'
import { speedReport, type Measured } from './speedReport.ts'
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
  simulated: { ...GOOD, tbt: 40 },
  throttled: { ...GOOD, tbt: 0 },
}

it('shows both ways of measuring beside the control', () => {
  const throttled = { ...GOOD, lcp: 1340, tbt: 20 }
  const report = speedReport([{ page: '/blog', simulated: GOOD, throttled }], control, 5)
  expect(report).toContain(
    '| /blog | 98 | 0.80 s | 1.40 s | 90 ms | 0.000 | 98 | 0.80 s | 1.34 s | 20 ms | 0.000 | 100 | 100 | 100 |\n' +
      '| /offline | 98 |',
  )
  expect(report).toContain('medians of 5 visits')
  expect(report).toContain('All are met.')
})

it('names what is outside the targets, blocking time over the control’s', () => {
  const simulated = { ...GOOD, tbt: 141, seo: 92 }
  const throttled = { ...GOOD, performance: 96, lcp: 1410, tbt: 100 }
  expect(speedReport([{ page: '/', simulated, throttled }], control, 1)).toContain(
    'Outside them:\n\n- `/`: performance 96 throttled, SEO 92, LCP 1.41 s throttled, TBT 141 ms\n',
  )
})
