import type { RulesService } from './types.ts'

/** A compiled rules file; opaque to all but this folder. */
export interface Ruleset {
  readonly service: RulesService
}
