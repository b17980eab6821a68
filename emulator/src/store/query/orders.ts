import { StatusError } from '../../status.ts'
import { compareValues } from '../../values/compare.ts'
import { compareNames } from '../../values/names.ts'
import { compareStrings } from '../../values/strings.ts'
import type { Value } from '../../values/value.ts'
import { Reference } from '../../values/value.ts'
import { documentValue } from '../data/packedDocument.ts'
import type { FieldPath } from '../fieldPath.ts'
import { formatFieldPath, isName, parseFieldPath } from '../fieldPath.ts'
import type { Cursor, Document, Order } from '../types.ts'
import type { Condition } from './condition.ts'
import { isInequality } from './condition.ts'

/** One key of a query's complete order; the last one is always the name. */
export interface SortKey {
  readonly path: FieldPath
  readonly isName: boolean
  /** 1 ascending, -1 descending. */
  readonly sign: 1 | -1
}

/**
 * The complete order of a query (docs/protocol.md, "Queries"): the explicit orders, then other fields with
 * inequalities by path in the direction of the last explicit one, then the name in that direction. Throws
 * INVALID_ARGUMENT.
 */
export function completeOrder(
  explicit: readonly Order[],
  conditions: readonly Condition[],
): readonly SortKey[] {
  const keys = explicit.map(toSortKey)
  const sign = keys.at(-1)?.sign ?? 1
  const known = new Set(keys.map(({ path }) => formatFieldPath(path)))
  const implicit = new Map<string, FieldPath>()
  for (const condition of conditions) {
    const text = formatFieldPath(condition.path)
    if (isInequality(condition) && !isName(condition.path) && !known.has(text))
      implicit.set(text, condition.path)
  }
  for (const [, path] of [...implicit].toSorted(([a], [b]) => compareStrings(a, b))) {
    keys.push({ path, isName: false, sign })
  }
  checkKeys(keys)
  return keys.at(-1)?.isName === true ? keys : [...keys, { path: ['__name__'], isName: true, sign }]
}

function toSortKey(order: Order): SortKey {
  const path = parseFieldPath(order.field)
  return { path, isName: isName(path), sign: order.direction === 'DESCENDING' ? -1 : 1 }
}

function checkKeys(keys: readonly SortKey[]): void {
  const seen = new Set<string>()
  for (const [i, key] of keys.entries()) {
    const text = formatFieldPath(key.path)
    if (seen.has(text)) throw invalid(`order by clause cannot contain duplicate fields ${text}`)
    seen.add(text)
    if (key.isName && i < keys.length - 1) {
      throw invalid('order by clause cannot contain more fields after the key')
    }
  }
}

/** Whether a document has every field of an order; documents that lack one are in no result. */
export function hasKeys(keys: readonly SortKey[], document: Document): boolean {
  return keys.every((key) => key.isName || documentValue(document, key.path) !== undefined)
}

/** The order of two documents that have all keys. 0 only for the same document. */
export function compareByKeys(keys: readonly SortKey[], a: Document, b: Document): number {
  for (const key of keys) {
    const order = key.isName
      ? compareNames(a.name, b.name)
      : compareValues(documentValue(a, key.path) ?? null, documentValue(b, key.path) ?? null)
    if (order !== 0) return order * key.sign
  }
  return 0
}

/** A checked cursor: one operand per leading sort key. */
export interface Bound {
  readonly values: readonly Value[]
  readonly before: boolean
}

/** Checks a cursor against the explicit orders. Throws INVALID_ARGUMENT. */
export function parseCursor(cursor: Cursor, keys: readonly SortKey[], explicit: number): Bound {
  if (cursor.values.length > explicit) throw invalid('Cursor has too many values.')
  for (const [i, value] of cursor.values.entries()) {
    if (keys[i]?.isName === true && !(value instanceof Reference)) {
      throw invalid('Cursor __key__ value is not a document reference.')
    }
  }
  return { values: cursor.values, before: cursor.before }
}

/** Where a document lies as seen from a bound's values: negative before them, 0 at them, positive after. */
export function compareToBound(keys: readonly SortKey[], document: Document, bound: Bound): number {
  for (const [i, value] of bound.values.entries()) {
    const key = keys[i]
    if (key === undefined) return 0
    const order = compareKey(key, document, value)
    if (order !== 0) return order * key.sign
  }
  return 0
}

function compareKey(key: SortKey, document: Document, value: Value): number {
  if (!key.isName) return compareValues(documentValue(document, key.path) ?? null, value)
  return value instanceof Reference ? compareNames(document.name, value.name) : 0
}

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message)
}
