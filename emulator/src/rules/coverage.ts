import type { ExpressionCounter } from './counters.ts'
import { toReportJson } from './rendering.ts'
import type { Ruleset } from './ruleset.ts'
import type { Source } from './source.ts'
import type { CoverageCount, CoverageReport, ExpressionReport } from './types.ts'

/** What every expression has evaluated to since the ruleset was compiled or reset. Literals are not reported. */
export function coverageReport(ruleset: Ruleset): CoverageReport {
  const { source } = ruleset
  return {
    rules: { files: [{ content: source.text, name: source.fileName }] },
    report: ruleset.counters.map((counter) => reportOf(counter, source)),
  }
}

/** Forgets all counts. */
export function resetCoverage(ruleset: Ruleset): void {
  for (const counter of ruleset.counters) counter.reset()
}

function reportOf(counter: ExpressionCounter, source: Source): ExpressionReport {
  const { fileName: _, ...sourcePosition } = source.position(counter.span)
  const values = mergedCounts(counter)
  const children = counter.children.map((child) => reportOf(child, source))
  return {
    sourcePosition,
    ...(values.length > 0 && { values }),
    ...(children.length > 0 && { children }),
  }
}

/** Values that are different objects but look the same are one. */
function mergedCounts(counter: ExpressionCounter): CoverageCount[] {
  const merged = new Map<string, { value: unknown; count: number }>()
  for (const [result, count] of counter.counts()) {
    const value = toReportJson(result)
    const key = JSON.stringify(value)
    const known = merged.get(key)
    if (known === undefined) merged.set(key, { value, count })
    else known.count += count
  }
  return [...merged.values()]
}
