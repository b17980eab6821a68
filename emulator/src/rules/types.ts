import type { Fields, Timestamp, Value } from '../values/value.ts'

/** The services a rules file can hold a block for. */
export type RulesService = 'cloud.firestore' | 'firebase.storage'

/** A place in a rules file. Lines and columns count from 1; offsets from 0, `endOffset` being that of the last character. */
export interface SourcePosition {
  readonly fileName: string
  readonly line: number
  readonly column: number
  readonly currentOffset: number
  readonly endOffset: number
}

/** What compiling found. Any `ERROR` means that there is no ruleset. */
export interface Issue {
  readonly severity: 'ERROR' | 'WARNING'
  readonly description: string
  readonly sourcePosition: SourcePosition
}

export type Method = 'get' | 'list' | 'create' | 'update' | 'delete'

/** Any JSON value, as found in the claims of a token. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** A document by its full name, `projects/{p}/databases/{d}/documents/…`. */
export interface RulesDocument {
  readonly name: string
  readonly fields: Fields
}

export interface RulesAuth {
  readonly uid: string
  readonly token: Readonly<Record<string, Json>>
}

/** The operators of google.firestore.v1 field filters. Unary filters are EQUAL or NOT_EQUAL with null or NaN. */
export type FilterOperator =
  | 'EQUAL'
  | 'NOT_EQUAL'
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL'
  | 'ARRAY_CONTAINS'
  | 'ARRAY_CONTAINS_ANY'
  | 'IN'
  | 'NOT_IN'

/** One comparison; `field` is the unescaped path, `['__name__']` for the document's name. */
export interface FieldFilter {
  readonly kind: 'field'
  readonly field: readonly string[]
  readonly op: FilterOperator
  /** For IN, NOT_IN and ARRAY_CONTAINS_ANY an array. */
  readonly value: Value
}

export interface CompositeFilter {
  readonly kind: 'and' | 'or'
  readonly filters: readonly Filter[]
}

/** A query's filter as the client sent it; `toDisjuncts` brings it into disjunctive normal form. */
export type Filter = FieldFilter | CompositeFilter

/** What of a list request the rules look at. ListDocuments is a query without filter. */
export interface RulesQuery {
  readonly filter?: Filter | undefined
  readonly limit?: number | undefined
  readonly offset?: number | undefined
  readonly orderBy: readonly {
    readonly field: readonly string[]
    readonly direction: 'ASCENDING' | 'DESCENDING'
  }[]
  /** True for a collection group: every collection of that id at any depth below the parent. */
  readonly allDescendants: boolean
}

/** One operation to be decided. */
export interface FirestoreRulesRequest {
  readonly method: Method
  /**
   * Segments after `/databases/{database}/documents`: of the document, or, for `list`, of the parent document (none
   * at the root) followed by the collection's id, also when `query.allDescendants` is set.
   */
  readonly path: readonly string[]
  readonly project: string
  readonly database: string
  readonly auth: RulesAuth | null
  readonly time: Timestamp
  /** The stored document before the operation; absent where there is none, and for `list`. */
  readonly resource?: RulesDocument | undefined
  /** The document after this write, transforms applied (create and update only). */
  readonly newResource?: RulesDocument | undefined
  /** Required for `list`. */
  readonly query?: RulesQuery | undefined
  /** `multi` for each write of a commit or batch, and for reads in a transaction: 20 documents in all instead of 10. */
  readonly scope: 'single' | 'multi'
}

/**
 * How rules read other documents. One object stands for one client request: what is read through it is cached and
 * counted for as long as it lives, so all writes of one commit share one and every new request makes its own.
 */
export interface DocumentAccess {
  /** The document as it is before the request. */
  get(name: string): RulesDocument | undefined
  /** The document as it will be after all writes of the request. */
  getAfter(name: string): RulesDocument | undefined
  /** Where `debug(x)` writes to; nowhere when absent. */
  debug?(text: string): void
}

export interface Verdict {
  readonly allowed: boolean
  /** The wire wording of a denial (starts with a newline); empty when allowed. */
  readonly message: string
  /** The line of the `allow` that granted, or of the last one that refused; absent when none matched. */
  readonly line?: number | undefined
  /** Documents read for this decision that no earlier one of the same {@link DocumentAccess} had read. */
  readonly reads: number
}

/** A value of an expression and how often it had it; an error has the value `{undefined: {causeMessage}}`. */
export interface CoverageCount {
  readonly value: unknown
  readonly count: number
}

export interface ExpressionReport {
  readonly sourcePosition: Omit<SourcePosition, 'fileName'>
  readonly values?: readonly CoverageCount[]
  readonly children?: readonly ExpressionReport[]
}

/** The body of `GET /emulator/v1/projects/{p}:ruleCoverage`. */
export interface CoverageReport {
  readonly rules: { readonly files: readonly { readonly name: string; readonly content: string }[] }
  readonly report: readonly ExpressionReport[]
}
