import type { Ruleset } from './ruleset.ts'
import type { CoverageReport } from './types.ts'

/** What every expression has evaluated to since the ruleset was compiled or reset. */
export function coverageReport(_ruleset: Ruleset): CoverageReport {
  throw new Error('Not written yet')
}

/** Forgets all counts. */
export function resetCoverage(_ruleset: Ruleset): void {
  throw new Error('Not written yet')
}
