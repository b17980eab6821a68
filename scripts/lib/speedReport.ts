import { table, withSection } from './markdown.ts'
import type { Measure } from './pageSpeed.ts'

/** A page that was measured: the medians and the worst figures of its visits. */
export interface Measured {
  readonly page: string
  readonly median: Measure
  readonly worst: Pick<Measure, 'performance' | 'lcp' | 'tbt'>
}

/** What is asked of a public page. */
const PERFORMANCE = 98
const SCORE = 100
const LCP_OVER_CONTROL_MS = 800
const TBT_OVER_CONTROL_MS = 80
const CLS = 0

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`
const milliseconds = (ms: number): string => `${ms.toFixed(0)} ms`

/** Returns the targets that a page misses, in words. The control's times are what this machine makes of an empty page. */
function missesOf({ median }: Measured, control: Measured): readonly string[] {
  const { performance, accessibility, bestPractices, seo, lcp, tbt, cls } = median
  const found: readonly (readonly [missed: boolean, words: string])[] = [
    [performance < PERFORMANCE, `performance ${String(performance)}`],
    [accessibility < SCORE, `accessibility ${String(accessibility)}`],
    [bestPractices < SCORE, `best practices ${String(bestPractices)}`],
    [seo < SCORE, `SEO ${String(seo)}`],
    [lcp - control.median.lcp > LCP_OVER_CONTROL_MS, `LCP ${seconds(lcp)}`],
    [tbt - control.median.tbt > TBT_OVER_CONTROL_MS, `TBT ${milliseconds(tbt)}`],
    [cls > CLS, `CLS ${cls.toFixed(3)}`],
  ]
  return found.filter(([missed]) => missed).map(([, words]) => words)
}

const HEAD = [
  'Page',
  'Performance',
  'FCP',
  'LCP',
  'TBT',
  'CLS',
  'Accessibility',
  'Best practices',
  'SEO',
  'Worst performance',
  'Worst LCP',
  'Worst TBT',
]

/** Which browser measures: the one of the registry that tests use, or one such as people have. */
export type BrowserKind = 'shell' | 'full'
const HEADINGS: Readonly<Record<BrowserKind, string>> = {
  shell: 'Headless shell',
  full: 'Full Chromium',
}

export interface Measurement {
  readonly kind: BrowserKind
  /** Name and version. */
  readonly browser: string
  /** `YYYY-MM-DD`. */
  readonly day: string
  readonly visits: number
  readonly pages: readonly Measured[]
  readonly control: Measured
}

/** The part of docs/performance.md that one browser fills: the pages beside the control, and what is outside the targets. */
function sectionOf({ browser, day, visits, pages, control }: Measurement): string {
  const row = ({ page, median, worst }: Measured): string[] => {
    const { performance, fcp, lcp, tbt, cls, accessibility, bestPractices, seo } = median
    const times = [seconds(fcp), seconds(lcp), milliseconds(tbt), cls.toFixed(3)]
    const scores = [accessibility, bestPractices, seo].map(String)
    const least = [String(worst.performance), seconds(worst.lcp), milliseconds(worst.tbt)]
    return [page, String(performance), ...times, ...scores, ...least]
  }
  const outside = pages
    .map((measured) => [measured.page, missesOf(measured, control)] as const)
    .filter(([, misses]) => misses.length > 0)
    .map(([page, misses]) => `- \`${page}\`: ${misses.join(', ')}`)
  return `${browser}, ${day}, medians of ${String(visits)} visits, on a machine whose speed Lighthouse calls ${control.median.machine.toFixed(0)} (\`benchmarkIndex\`).

${table(HEAD, [...pages, control].map(row))}

${outside.length === 0 ? 'All targets are met.' : `Outside the targets:\n\n${outside.join('\n')}`}
`
}

const INTRODUCTION = `# Measured speed

Written by \`npm run lighthouse\`; \`npm run budgets\` prints the tables beside the sizes. Lighthouse's own command, as a phone: each visit in
a plain Chromium of its own with nothing cached, at the priority of everything else, and every visit counts. Production build on the local
Hosting, seeded data, emulators on the same machine. Lighthouse computes the slow connection and processor from a visit without them (what
\`lighthouse <address>\` does). *Worst*: the worst figure of all visits.

The headless shell is the browser that an installation brings, so everybody can measure with it; it draws less than what people have, and is
faster. A full Chromium measures as \`CHROMIUM=/path/to/chromium npm run lighthouse\`, and what it says is what people meet.

\`/offline\` is the control: a page of the same server with no script and no data. What it takes is the machine's; figures of two machines
compare by it and by the machine's speed.

Targets: performance ≥ ${String(PERFORMANCE)}, the other scores ${String(SCORE)}, LCP ≤ ${seconds(LCP_OVER_CONTROL_MS)} and TBT ≤ ${milliseconds(TBT_OVER_CONTROL_MS)}
over the control's, CLS ${String(CLS)}.
`

/** Returns docs/performance.md with what one browser measured in the place of what it measured before. */
export function speedReport(measurement: Measurement, before: string): string {
  const [, ...sections] = before.split(/^(?=## )/m)
  return withSection(
    `${INTRODUCTION}\n${sections.join('')}`,
    HEADINGS[measurement.kind],
    sectionOf(measurement),
  )
}
