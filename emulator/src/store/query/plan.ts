import { formatFieldPath, isName } from '../fieldPath.ts'
import type { PlannedIndex } from '../types.ts'
import type { CompiledQuery } from './compile.ts'
import type { Conjunction } from './disjuncts.ts'

/** The indexes that a query would use in production: one per disjunct, alike ones once. */
export function planOf(query: CompiledQuery): readonly PlannedIndex[] {
  const { scope } = query
  const queryScope = scope.allDescendants ? 'Collection group' : 'Collection'
  const properties = new Set(query.disjuncts.map((conjunction) => propertiesOf(query, conjunction)))
  return [...properties].map((each) => ({ queryScope, properties: each }))
}

/** Equalities and array-contains first, in the order of their paths, then the fields the result is ordered by. */
function propertiesOf({ keys }: CompiledQuery, conjunction: Conjunction): string {
  const points = new Map<string, string>()
  for (const { path, op } of conjunction) {
    if (isName(path)) continue
    if (op === 'EQUAL' || op === 'IS_NULL' || op === 'IS_NAN') points.set(formatFieldPath(path), 'ASC')
    else if (op === 'ARRAY_CONTAINS') points.set(formatFieldPath(path), 'CONTAINS')
  }
  const parts = [...points].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([path, kind]) => `${path} ${kind}`)
  for (const { path, sign } of keys) {
    const text = formatFieldPath(path)
    if (points.get(text) !== 'ASC') parts.push(`${text} ${sign === 1 ? 'ASC' : 'DESC'}`)
  }
  return `(${parts.join(', ')})`
}
