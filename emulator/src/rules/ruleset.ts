import type { ExpressionCounter } from './counters.ts'
import type { MatchTree } from './matchTree.ts'
import type { Source } from './source.ts'
import type { RulesService } from './types.ts'

/** A compiled rules file; opaque to all but this folder. */
export interface Ruleset {
  readonly service: RulesService
  readonly version: 1 | 2
  readonly source: Source
  readonly tree: MatchTree
  /** Of conditions, lets and results of functions, in the order of the file. */
  readonly counters: readonly ExpressionCounter[]
}
