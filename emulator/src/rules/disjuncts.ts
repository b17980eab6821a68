import { StatusError } from '../status.ts'
import type { Value } from '../values/value.ts'
import type { FieldFilter, Filter } from './types.ts'

/** Requests are authorised before they are validated, so filters that no query may have get here. */
const MAX_DISJUNCTS = 1000

/**
 * The filter as an "or" of "and"s, IN and ARRAY_CONTAINS_ANY expanded into one disjunct per value. No filter is one
 * disjunct without conditions.
 *
 * @throws StatusError INVALID_ARGUMENT for a filter with more than 1000 disjuncts; a query may have 30
 */
export function toDisjuncts(filter: Filter | undefined): readonly (readonly FieldFilter[])[] {
  if (filter === undefined) return [[]]
  if (filter.kind === 'field') return expand(filter).map((each) => [each])
  if (filter.kind === 'or') {
    const union = filter.filters.flatMap((each) => toDisjuncts(each))
    checkCount(union.length)
    return union
  }
  let product: readonly (readonly FieldFilter[])[] = [[]]
  for (const each of filter.filters) {
    const disjuncts = toDisjuncts(each)
    checkCount(product.length * disjuncts.length)
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

function checkCount(count: number): void {
  if (count <= MAX_DISJUNCTS) return
  throw new StatusError(
    'INVALID_ARGUMENT',
    `Too many disjunctions after normalization. Result had ${count} disjunctions which is more than the maximum of 30`,
  )
}
