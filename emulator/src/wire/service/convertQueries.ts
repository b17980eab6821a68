import type * as rules from '../../rules/index.ts'
import { StatusError } from '../../status.ts'
import { parseFieldPath } from '../../store/fieldPath.ts'
import type { Aggregation, FindNearest, Filter, Query } from '../../store/index.ts'
import type * as wire from '../messages/queries.ts'
import type { Value } from '../../values/value.ts'

/** The store's form of a query. */
export function toQuery(parent: string, query: wire.StructuredQuery): Query {
  return {
    parent,
    from: query.from,
    where: query.where === undefined ? undefined : toFilter(query.where),
    orderBy: query.orderBy.map(({ field, direction }) => ({
      field: field?.fieldPath ?? '',
      direction: direction === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING',
    })),
    select: query.select?.fields.map((field) => field.fieldPath),
    startAt: query.startAt,
    endAt: query.endAt,
    offset: query.offset,
    limit: query.limit,
    findNearest: query.findNearest === undefined ? undefined : toFindNearest(query.findNearest),
  }
}

function toFilter(filter: wire.Filter): Filter {
  const { compositeFilter, fieldFilter, unaryFilter } = filter
  if (compositeFilter !== undefined) {
    return { kind: 'composite', op: compositeFilter.op, filters: compositeFilter.filters.map(toFilter) }
  }
  if (fieldFilter !== undefined) {
    const { field, op, value } = fieldFilter
    if (value === undefined) throw new StatusError('INVALID_ARGUMENT', 'A field filter must have a value.')
    return { kind: 'field', field: field?.fieldPath ?? '', op, value }
  }
  if (unaryFilter !== undefined) {
    return { kind: 'unary', field: unaryFilter.field?.fieldPath ?? '', op: unaryFilter.op }
  }
  throw new StatusError('INVALID_ARGUMENT', 'A filter must be a composite, a field or a unary filter.')
}

function toFindNearest(findNearest: NonNullable<wire.StructuredQuery['findNearest']>): FindNearest {
  const { vectorField, queryVector, distanceMeasure, limit, distanceResultField, distanceThreshold } =
    findNearest
  return {
    vectorField: vectorField?.fieldPath ?? '',
    queryVector: queryVector ?? null,
    distanceMeasure,
    limit: limit ?? 0,
    distanceResultField: distanceResultField === '' ? undefined : distanceResultField,
    distanceThreshold,
  }
}

export function toAggregation({ count, sum, avg, alias }: wire.Aggregation): Aggregation {
  if (count !== undefined) return { kind: 'count', upTo: count.upTo, alias }
  if (sum !== undefined) return { kind: 'sum', field: sum.field?.fieldPath ?? '', alias }
  if (avg !== undefined) return { kind: 'avg', field: avg.field?.fieldPath ?? '', alias }
  return { kind: undefined, alias }
}

/** What rules look at in a query. */
export function toRulesQuery(query: Query): rules.RulesQuery {
  return {
    filter: query.where === undefined ? undefined : toRulesFilter(query.where),
    limit: query.limit,
    offset: query.offset,
    orderBy: (query.orderBy ?? []).map(({ field, direction }) => ({
      field: parseFieldPath(field),
      direction,
    })),
    allDescendants: query.from[0]?.allDescendants ?? false,
  }
}

/** Undefined for a filter without an operator: the store refuses such a query, and until then it proves nothing. */
function toRulesFilter(filter: Filter): rules.Filter | undefined {
  if (filter.op === 'OPERATOR_UNSPECIFIED') return undefined
  if (filter.kind === 'composite') {
    const filters = filter.filters.map(toRulesFilter).filter((each) => each !== undefined)
    return { kind: filter.op === 'AND' ? 'and' : 'or', filters }
  }
  const field = parseFieldPath(filter.field)
  if (filter.kind === 'field') return { kind: 'field', field, op: filter.op, value: filter.value }
  const value: Value = filter.op === 'IS_NULL' || filter.op === 'IS_NOT_NULL' ? null : NaN
  const op = filter.op === 'IS_NULL' || filter.op === 'IS_NAN' ? 'EQUAL' : 'NOT_EQUAL'
  return { kind: 'field', field, op, value }
}
