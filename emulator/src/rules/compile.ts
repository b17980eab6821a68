import type { Ruleset } from './ruleset.ts'
import type { Issue, RulesService } from './types.ts'

export interface Compilation {
  /** Absent when an issue is an `ERROR`. */
  readonly ruleset: Ruleset | undefined
  readonly issues: readonly Issue[]
}

/** Compiles one rules file for one service. */
export function compileRules(
  _source: string,
  _service: RulesService,
  _fileName = 'firestore.rules',
): Compilation {
  throw new Error('Not written yet')
}
