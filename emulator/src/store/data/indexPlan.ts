import { compareValues, rankOf } from '../../values/compare.ts'
import type { Value } from '../../values/value.ts'
import { formatFieldPath, isName } from '../fieldPath.ts'
import type { CompiledQuery } from '../query/compile.ts'
import { isAfterEnd, isBeforeStart } from '../query/compile.ts'
import type { Condition } from '../query/condition.ts'
import { isNullOrNaN, operandOf } from '../query/condition.ts'
import type { Conjunction } from '../query/disjuncts.ts'
import type { SortKey } from '../query/orders.ts'
import type { Document } from '../types.ts'
import { compareStrings } from '../../values/strings.ts'
import type { IndexDefinition } from './sortedIndex.ts'

/** How an index serves one conjunction of a query. */
export interface IndexPlan {
  readonly definition: IndexDefinition
  /** The bucket to read. */
  readonly values: readonly Value[]
  /** Whether the bucket is in the reverse of the query's order. */
  readonly reversed: boolean
  /** Where a document of the bucket lies: before (-1), in (0) or after (1) the part the query can want. */
  readonly position: (document: Document) => number
}

/** The plan for one conjunction; undefined when no document can satisfy it. */
export function planFor(query: CompiledQuery, conjunction: Conjunction): IndexPlan | undefined {
  const equal = new Map<string, Condition>()
  let contains: Condition | undefined
  for (const condition of conjunction) {
    if (isName(condition.path)) continue
    if (condition.op === 'ARRAY_CONTAINS') contains = condition
    if (!isEquality(condition)) continue
    if (condition.op === 'EQUAL' && isNullOrNaN(condition.value)) return undefined
    equal.set(formatFieldPath(condition.path), condition)
  }
  const equalities = [...equal].toSorted(([a], [b]) => compareStrings(a, b)).map(([, condition]) => condition)
  const keys = query.keys.filter((key) => key.isName || !equal.has(formatFieldPath(key.path)))
  const flip = keys[0]?.sign ?? 1
  const values = equalities.map((condition) => (condition.op === 'IS_NAN' ? NaN : condition.value))
  return {
    definition: {
      equal: equalities.map(({ path }) => path),
      contains: contains?.path,
      keys: flip === 1 ? keys : keys.map(reverse),
    },
    values: contains === undefined ? values : [...values, contains.value],
    reversed: flip === -1,
    position: positionIn(query, conjunction, keys[0]),
  }
}

function isEquality({ op }: Condition): boolean {
  return op === 'EQUAL' || op === 'IS_NULL' || op === 'IS_NAN'
}

function reverse(key: SortKey): SortKey {
  return { ...key, sign: key.sign === 1 ? -1 : 1 }
}

/** The position test by the cursors and by the inequalities on the first sort key within the bucket. */
export function positionIn(
  { keys, start, end }: CompiledQuery,
  conjunction: Conjunction,
  first: SortKey | undefined,
): (document: Document) => number {
  const text = first === undefined ? '' : formatFieldPath(first.path)
  const ranges = conjunction
    .filter((condition) => formatFieldPath(condition.path) === text)
    .map(rangeOf)
    .filter((range) => range !== undefined)
  const sign = first?.sign ?? 1
  return (document) => {
    if (start !== undefined && isBeforeStart(keys, document, start)) return -1
    if (first !== undefined && ranges.length > 0) {
      const value = operandOf(document, first.path) ?? null
      const outside = ranges.map((range) => range(value)).find((side) => side !== 0)
      if (outside !== undefined) return outside * sign
    }
    return end !== undefined && isAfterEnd(keys, document, end) ? 1 : 0
  }
}

/** On which side of an inequality's range a value lies: below (-1), inside (0), above (1). */
function rangeOf({ op, value: operand }: Condition): ((value: Value) => -1 | 0 | 1) | undefined {
  const rank = rankOf(operand)
  if (op === 'GREATER_THAN' || op === 'GREATER_THAN_OR_EQUAL') {
    return (value) => {
      const order = compareValues(value, operand)
      if (order < 0 || (order === 0 && op === 'GREATER_THAN')) return -1
      return rankOf(value) > rank ? 1 : 0
    }
  }
  if (op === 'LESS_THAN' || op === 'LESS_THAN_OR_EQUAL') {
    return (value) => {
      const order = compareValues(value, operand)
      if (order > 0 || (order === 0 && op === 'LESS_THAN')) return 1
      return rankOf(value) < rank ? -1 : 0
    }
  }
  return undefined
}
