import type { IndexEnforcement } from '../../indexes/index.ts'
import type { Database, Store } from '../../store/index.ts'
import type { ParsedName } from '../../store/names.ts'
import type { RequestLog } from './requestLog.ts'
import type { RuleVariants } from './ruleVariants.ts'
import type { RulesRegistry } from './rulesRegistry.ts'

/** Everything a request is served from, whatever protocol it came by. */
export interface Backend {
  readonly store: Store
  readonly rules: RulesRegistry
  readonly variants: RuleVariants
  /** Absent: every query is served. */
  readonly indexes?: IndexEnforcement | undefined
  readonly log: RequestLog
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Where denials and faults are told to the person who runs the server. */
  readonly report: (line: string) => void
}

export function databaseOf(backend: Backend, name: ParsedName): Database {
  return backend.store.database(name.project, name.databaseId)
}
