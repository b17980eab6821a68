import { StatusError } from '../../status.ts'
import type { Condition } from './condition.ts'
import { elements } from './condition.ts'
import type { ParsedFilter } from './filter.ts'

/** Conditions that must all hold. */
export type Conjunction = readonly Condition[]

const MAX_DISJUNCTS = 30

/**
 * The disjunctive normal form of a filter: a document matches when it matches any conjunction. IN and
 * ARRAY_CONTAINS_ANY become one disjunct per value. Throws INVALID_ARGUMENT for more than 30 disjuncts and
 * FAILED_PRECONDITION for two array-contains in one of them.
 */
export function toDisjuncts(filter: ParsedFilter | undefined): readonly Conjunction[] {
  if (filter === undefined) return [[]]
  const count = countDisjuncts(filter)
  if (count > MAX_DISJUNCTS) {
    throw new StatusError(
      'INVALID_ARGUMENT',
      `Too many disjunctions after normalization. Result had ${count} disjunctions which is more than the ` +
        `maximum of ${MAX_DISJUNCTS}`,
    )
  }
  const disjuncts = expand(filter)
  for (const conjunction of disjuncts) {
    if (conjunction.filter(({ op }) => op === 'ARRAY_CONTAINS').length > 1) {
      throw new StatusError(
        'FAILED_PRECONDITION',
        'Only a single array-contains clause is allowed in a query',
      )
    }
  }
  return disjuncts
}

function countDisjuncts(filter: ParsedFilter): number {
  if (filter.kind === 'condition') {
    const { op, value } = filter.condition
    return op === 'IN' || op === 'ARRAY_CONTAINS_ANY' ? elements(value).length : 1
  }
  const counts = filter.filters.map(countDisjuncts)
  if (filter.kind === 'and') return counts.reduce((product, count) => product * count, 1)
  return counts.reduce((sum, count) => sum + count, 0) || 1
}

function expand(filter: ParsedFilter): readonly Conjunction[] {
  if (filter.kind === 'condition') return expandCondition(filter.condition)
  const parts = filter.filters.map(expand)
  if (filter.kind === 'or' && parts.length > 0) return parts.flat()
  return parts.reduce<readonly Conjunction[]>(
    (all, part) => all.flatMap((left) => part.map((right) => [...left, ...right])),
    [[]],
  )
}

function expandCondition(condition: Condition): readonly Conjunction[] {
  const { path, op, value } = condition
  if (op === 'IN') return elements(value).map((element) => [{ path, op: 'EQUAL', value: element }])
  if (op !== 'ARRAY_CONTAINS_ANY') return [[condition]]
  return elements(value).map((element) => [{ path, op: 'ARRAY_CONTAINS', value: element }])
}
