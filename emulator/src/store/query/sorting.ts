import { compareValues } from '../../values/compare.ts'
import { compareNames } from '../../values/names.ts'
import type { Value } from '../../values/value.ts'
import { documentValue } from '../data/packedDocument.ts'
import type { Document } from '../types.ts'
import type { SortKey } from './orders.ts'

/** Something to sort by a document, with the values of its sort keys at hand. */
export interface Sortable<T> {
  readonly item: T
  readonly name: string
  readonly values: readonly Value[]
}

/** Looks the values of the sort keys up once, instead of at every comparison. */
export function sortable<T>(item: T, document: Document, keys: readonly SortKey[]): Sortable<T> {
  const values = keys.map((key) => (key.isName ? null : (documentValue(document, key.path) ?? null)))
  return { item, name: document.name, values }
}

/** The order of two such by their keys. */
export function compareSortables<T>(keys: readonly SortKey[], a: Sortable<T>, b: Sortable<T>): number {
  for (const [i, key] of keys.entries()) {
    const order = key.isName
      ? compareNames(a.name, b.name)
      : compareValues(a.values[i] ?? null, b.values[i] ?? null)
    if (order !== 0) return order * key.sign
  }
  return 0
}
