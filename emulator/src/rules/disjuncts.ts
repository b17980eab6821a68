import type { Value } from '../values/value.ts'
import type { FieldFilter, Filter } from './types.ts'

/** A query has at most 30 disjuncts; what would be more than this is not worth building. */
const MAX_DISJUNCTS = 1000

/**
 * The filter as an "or" of "and"s, IN and ARRAY_CONTAINS_ANY expanded into one disjunct per value. No filter is one
 * disjunct without conditions.
 *
 * @throws RangeError for a filter with more than 1000 disjuncts
 */
export function toDisjuncts(filter: Filter | undefined): readonly (readonly FieldFilter[])[] {
  if (filter === undefined) return [[]]
  if (filter.kind === 'field') return expand(filter).map((each) => [each])
  if (filter.kind === 'or') return checked(filter.filters.flatMap((each) => toDisjuncts(each)))
  let product: readonly (readonly FieldFilter[])[] = [[]]
  for (const each of filter.filters) {
    const disjuncts = toDisjuncts(each)
    if (product.length * disjuncts.length > MAX_DISJUNCTS) throw tooMany()
    product = product.flatMap((left) => disjuncts.map((right) => [...left, ...right]))
  }
  return product
}

function expand(filter: FieldFilter): FieldFilter[] {
  if (filter.op === 'IN') return valuesOf(filter.value).map((value) => ({ ...filter, op: 'EQUAL', value }))
  if (filter.op === 'ARRAY_CONTAINS_ANY') {
    return valuesOf(filter.value).map((value) => ({ ...filter, op: 'ARRAY_CONTAINS', value }))
  }
  return [filter]
}

/** The elements of the array that IN and its like compare with. */
export function valuesOf(value: Value): readonly Value[] {
  return isArray(value) ? value : [value]
}

function isArray(value: Value): value is readonly Value[] {
  return Array.isArray(value)
}

function checked<T>(disjuncts: readonly T[]): readonly T[] {
  if (disjuncts.length > MAX_DISJUNCTS) throw tooMany()
  return disjuncts
}

function tooMany(): RangeError {
  return new RangeError(`The filter has more than ${MAX_DISJUNCTS} disjuncts.`)
}
