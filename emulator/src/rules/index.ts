/**
 * Firebase Security Rules: compiling a rules file, deciding requests, reporting which expressions had which values,
 * and the line protocol of the Storage rules runtime.
 */
export { compileRules } from './compile.ts'
export type { Compilation } from './compile.ts'
export { authorize } from './authorize.ts'
export { coverageReport, resetCoverage } from './coverage.ts'
export type { Ruleset } from './ruleset.ts'
export { createStorageRulesRuntime, decideStorage } from './storageRuntime.ts'
export type { StorageDecision, StorageRulesRuntime } from './storageRuntime.ts'
export type {
  CompositeFilter,
  CoverageCount,
  CoverageReport,
  DocumentAccess,
  ExpressionReport,
  FieldFilter,
  Filter,
  FilterOperator,
  FirestoreRulesRequest,
  Issue,
  Json,
  Method,
  RulesAuth,
  RulesDocument,
  RulesQuery,
  RulesService,
  SourcePosition,
  Verdict,
} from './types.ts'
