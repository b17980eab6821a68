import type { Aggregation, FieldFilter, Filter, Order, Query } from '../store/index.ts'
import { StatusError } from '../status.ts'
import type { Value } from '../values/value.ts'
import { Reference } from '../values/value.ts'
import { IndexEnforcement } from './enforcement.ts'

const ROOT = 'projects/p/databases/(default)/documents'

const OPERATORS: Readonly<Record<string, FieldFilter['op']>> = {
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
}

type Part = Filter | Order

/** As in the SDKs' examples. */
export function where(field: string, operator: string, value: Value): Filter {
  return { kind: 'field', field, op: OPERATORS[operator] ?? 'OPERATOR_UNSPECIFIED', value }
}

export function or(...filters: readonly Filter[]): Filter {
  return { kind: 'composite', op: 'OR', filters }
}

export function orderBy(field: string, direction: 'asc' | 'desc' = 'asc'): Order {
  return { field, direction: direction === 'asc' ? 'ASCENDING' : 'DESCENDING' }
}

export function collection(collectionId: string, ...parts: readonly Part[]): Query {
  return queryOf(collectionId, false, parts)
}

export function collectionGroup(collectionId: string, ...parts: readonly Part[]): Query {
  return queryOf(collectionId, true, parts)
}

function queryOf(collectionId: string, allDescendants: boolean, parts: readonly Part[]): Query {
  const filters = parts.filter((part) => 'kind' in part)
  return {
    parent: ROOT,
    from: [{ collectionId, allDescendants }],
    where: filters.length === 0 ? undefined : { kind: 'composite', op: 'AND', filters },
    orderBy: parts.filter((part): part is Order => !('kind' in part)),
  }
}

/** The reference to a document by its path. */
export function name(path: string): Value {
  return new Reference(`${ROOT}/${path}`)
}

/** A definition from a short form: `cities: country ASC, population DESC`, `landmarks*: …` for the collection group. */
export function composite(text: string): object {
  const [collectionId = '', fields = ''] = text.split(': ')
  const isGroup = collectionId.endsWith('*')
  return {
    collectionGroup: isGroup ? collectionId.slice(0, -1) : collectionId,
    queryScope: isGroup ? 'COLLECTION_GROUP' : 'COLLECTION',
    fields: fields.split(', ').map((field) => {
      const [fieldPath, mode] = field.split(' ')
      if (mode === 'CONTAINS') return { fieldPath, arrayConfig: 'CONTAINS' }
      return { fieldPath, order: mode === 'DESC' ? 'DESCENDING' : 'ASCENDING' }
    }),
  }
}

/** Enforces composite indexes, in the short form, and overrides as they stand in the file. */
/** Enforces composite indexes as they stand in the file. */
export function enforcingJson(indexes: readonly object[]): IndexEnforcement {
  return new IndexEnforcement(JSON.stringify({ indexes }))
}

export function enforcing(
  composites: readonly string[],
  fieldOverrides: readonly object[] = [],
): IndexEnforcement {
  return new IndexEnforcement(JSON.stringify({ indexes: composites.map(composite), fieldOverrides }))
}

/** `served`, or the message of the refusal. */
export function answer(
  indexes: IndexEnforcement,
  query: Query,
  aggregations: readonly Aggregation[] = [],
): string {
  try {
    indexes.demand('p', query, aggregations)
    return 'served'
  } catch (error) {
    if (error instanceof StatusError && error.status === 'FAILED_PRECONDITION') return error.message
    throw error
  }
}

/** Whether a query is served by composite indexes in the short form, the automatic ones and overrides. */
export function isServed(
  query: Query,
  composites: readonly string[] = [],
  fieldOverrides: readonly object[] = [],
): boolean {
  return answer(enforcing(composites, fieldOverrides), query) === 'served'
}
