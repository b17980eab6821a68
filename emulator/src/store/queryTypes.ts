import type { Value } from '../values/value.ts'
import type { Document } from './types.ts'

export type FieldOperator =
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
  | 'OPERATOR_UNSPECIFIED'

export type UnaryOperator = 'IS_NULL' | 'IS_NOT_NULL' | 'IS_NAN' | 'IS_NOT_NAN' | 'OPERATOR_UNSPECIFIED'

export interface FieldFilter {
  readonly kind: 'field'
  readonly field: string
  readonly op: FieldOperator
  readonly value: Value
}
export interface UnaryFilter {
  readonly kind: 'unary'
  readonly field: string
  readonly op: UnaryOperator
}
export interface CompositeFilter {
  readonly kind: 'composite'
  readonly op: 'AND' | 'OR' | 'OPERATOR_UNSPECIFIED'
  readonly filters: readonly Filter[]
}
export type Filter = FieldFilter | UnaryFilter | CompositeFilter

export interface Order {
  readonly field: string
  readonly direction: 'ASCENDING' | 'DESCENDING'
}

/** A position among ordered results: values for a prefix of the explicit orders, `before` or after the equal ones. */
export interface Cursor {
  readonly values: readonly Value[]
  readonly before: boolean
}

export interface CollectionSelector {
  /** Empty: every collection. */
  readonly collectionId: string
  readonly allDescendants: boolean
}

export interface FindNearest {
  readonly vectorField: string
  readonly queryVector: Value
  readonly distanceMeasure: 'EUCLIDEAN' | 'COSINE' | 'DOT_PRODUCT' | 'DISTANCE_MEASURE_UNSPECIFIED'
  readonly limit: number
  readonly distanceResultField?: string | undefined
  readonly distanceThreshold?: number | undefined
}

/** A structured query as clients send it, `parent` included; unset proto enums are `…_UNSPECIFIED` above. */
export interface Query {
  /** `projects/p/databases/d/documents` or a document's name. */
  readonly parent: string
  readonly from: readonly CollectionSelector[]
  readonly where?: Filter | undefined
  readonly orderBy?: readonly Order[] | undefined
  /** Field paths of the projection; absent: whole documents; empty or `__name__`: no fields. */
  readonly select?: readonly string[] | undefined
  readonly startAt?: Cursor | undefined
  readonly endAt?: Cursor | undefined
  readonly offset?: number | undefined
  readonly limit?: number | undefined
  readonly findNearest?: FindNearest | undefined
}

export interface QueryResult {
  readonly documents: readonly Document[]
  /** How many documents the offset passed over. */
  readonly skipped: number
}

/** An index as production describes it: `(status ASC, name ASC, __name__ ASC)`. */
export interface PlannedIndex {
  readonly queryScope: string
  readonly properties: string
}

/** One aggregation; `kind` undefined when the client set no operator, `alias` '' when it named none. */
export type Aggregation =
  | { readonly kind: 'count'; readonly upTo?: bigint | undefined; readonly alias: string }
  | { readonly kind: 'sum' | 'avg'; readonly field: string; readonly alias: string }
  | { readonly kind: undefined; readonly alias: string }
