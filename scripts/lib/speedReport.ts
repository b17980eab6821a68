import type { Measure } from './pageSpeed.ts'

/** A page that was measured both ways: medians of its visits. */
export interface Measured {
  readonly page: string
  readonly simulated: Measure
  readonly throttled: Measure
}

/** What is asked of a public page. */
const PERFORMANCE = 97
const SCORE = 100
const LCP_SIMULATED_MS = 1600
const LCP_THROTTLED_MS = 1400
const TBT_OVER_CONTROL_MS = 100
const CLS = 0.02

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`
const milliseconds = (ms: number): string => `${ms.toFixed(0)} ms`

/** Which of the targets a page misses, in words; the control's blocking time is what this machine makes of an empty page. */
function missesOf({ simulated, throttled }: Measured, control: Measured): readonly string[] {
  const { accessibility, bestPractices, seo } = simulated
  const cls = Math.max(simulated.cls, throttled.cls)
  const found: readonly (readonly [missed: boolean, words: string])[] = [
    [simulated.performance < PERFORMANCE, `performance ${String(simulated.performance)}`],
    [throttled.performance < PERFORMANCE, `performance ${String(throttled.performance)} throttled`],
    [accessibility < SCORE, `accessibility ${String(accessibility)}`],
    [bestPractices < SCORE, `best practices ${String(bestPractices)}`],
    [seo < SCORE, `SEO ${String(seo)}`],
    [simulated.lcp > LCP_SIMULATED_MS, `LCP ${seconds(simulated.lcp)}`],
    [throttled.lcp > LCP_THROTTLED_MS, `LCP ${seconds(throttled.lcp)} throttled`],
    [simulated.tbt - control.simulated.tbt > TBT_OVER_CONTROL_MS, `TBT ${milliseconds(simulated.tbt)}`],
    [
      throttled.tbt - control.throttled.tbt > TBT_OVER_CONTROL_MS,
      `TBT ${milliseconds(throttled.tbt)} throttled`,
    ],
    [cls > CLS, `CLS ${cls.toFixed(3)}`],
  ]
  return found.filter(([missed]) => missed).map(([, words]) => words)
}

/** The columns of one way of measuring. */
function timesOf({ performance, fcp, lcp, tbt, cls }: Measure): readonly string[] {
  return [String(performance), seconds(fcp), seconds(lcp), milliseconds(tbt), cls.toFixed(3)]
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

const COLUMNS = ['FCP', 'LCP', 'TBT', 'CLS']
const HEAD = [
  'Page',
  'Simulated',
  ...COLUMNS,
  'Throttled',
  ...COLUMNS,
  'Accessibility',
  'Best practices',
  'SEO',
]

/** docs/performance.md: the pages beside the control, and what is outside the targets. */
export function speedReport(pages: readonly Measured[], control: Measured, visits: number): string {
  const row = ({ page, simulated, throttled }: Measured): string => {
    const { accessibility, bestPractices, seo } = simulated
    const scores = [accessibility, bestPractices, seo].map(String)
    return tableRow([page, ...timesOf(simulated), ...timesOf(throttled), ...scores])
  }
  const outside = pages
    .map((measured) => [measured.page, missesOf(measured, control)] as const)
    .filter(([, misses]) => misses.length > 0)
    .map(([page, misses]) => `- \`${page}\`: ${misses.join(', ')}`)
  return `# Measured speed

Written by \`npm run lighthouse\`; \`npm run budgets\` prints the table beside the sizes. Lighthouse's own command, as a phone: each visit in a
plain Chromium of its own with nothing cached, at the priority of everything else, and every visit counts. Production build,
seeded data, local emulators on the same machine, medians of ${String(visits)} visits. *Simulated*: Lighthouse computes the slow connection
and processor from a visit without them (what \`lighthouse <address>\` does). *Throttled*: the browser really is slowed down
(\`--throttling-method=devtools\`).

\`/offline\` is the control: a page of the same server with no script and no data. What it takes is the machine's. Lighthouse
called this one's speed ${control.simulated.machine.toFixed(0)} (\`benchmarkIndex\`); figures of two machines compare by that and by the control.

${tableRow(HEAD)}
${tableRow(HEAD.map(() => '---'))}
${[...pages, control].map(row).join('\n')}

Targets: performance ≥ ${String(PERFORMANCE)}, the other scores ${String(SCORE)}, LCP ≤ ${seconds(LCP_SIMULATED_MS)} simulated and ≤ ${seconds(LCP_THROTTLED_MS)} throttled, TBT ≤ ${milliseconds(TBT_OVER_CONTROL_MS)} over
the control's, CLS ≤ ${String(CLS)}.
${outside.length === 0 ? 'All are met.' : `Outside them:\n\n${outside.join('\n')}`}
`
}
