import { encode } from './values.ts'
import type { Plain } from './values.ts'

const FIELD_OPERATORS = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'not-in': 'NOT_IN',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
} as const

const UNARY_OPERATORS = {
  'is null': 'IS_NULL',
  'is not null': 'IS_NOT_NULL',
  'is NaN': 'IS_NAN',
  'is not NaN': 'IS_NOT_NAN',
} as const

export type Where =
  | readonly [field: string, operator: keyof typeof FIELD_OPERATORS, value: Plain]
  | readonly [field: string, operator: keyof typeof UNARY_OPERATORS]
  | { readonly and: readonly Where[] }
  | { readonly or: readonly Where[] }

/** A query of the collection `c`, or of another. */
export interface QueryAsk {
  readonly from?: string
  /** The document that the collection is below. */
  readonly under?: string
  readonly group?: boolean
  readonly where?: Where
  /** `-n` for descending. */
  readonly orderBy?: readonly string[]
  readonly select?: readonly string[]
  readonly startAt?: readonly Plain[]
  readonly startAfter?: readonly Plain[]
  readonly endAt?: readonly Plain[]
  readonly endBefore?: readonly Plain[]
  readonly limit?: number
  readonly offset?: number
}

/** As a StructuredQuery. */
export function structured(ask: QueryAsk): object {
  const { from = 'c', group = false, where, orderBy, select, limit, offset } = ask
  return {
    from: [{ collectionId: from, allDescendants: group }],
    where: where && filterOf(where),
    orderBy: orderBy?.map(orderOf),
    select: select && { fields: select.map((fieldPath) => ({ fieldPath })) },
    startAt: cursor(ask.startAt, true) ?? cursor(ask.startAfter, false),
    endAt: cursor(ask.endBefore, true) ?? cursor(ask.endAt, false),
    limit,
    offset,
  }
}

function filterOf(where: Where): object {
  if ('and' in where) return { compositeFilter: { op: 'AND', filters: where.and.map(filterOf) } }
  if ('or' in where) return { compositeFilter: { op: 'OR', filters: where.or.map(filterOf) } }
  const field = { fieldPath: where[0] }
  if (where.length === 2) return { unaryFilter: { field, op: UNARY_OPERATORS[where[1]] } }
  return { fieldFilter: { field, op: FIELD_OPERATORS[where[1]], value: encode(where[2]) } }
}

function orderOf(order: string): object {
  const direction = order.startsWith('-') ? 'DESCENDING' : 'ASCENDING'
  return { field: { fieldPath: order.replace(/^-/, '') }, direction }
}

function cursor(values: readonly Plain[] | undefined, before: boolean): object | undefined {
  return values && { values: values.map(encode), before }
}
