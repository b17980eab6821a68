import { compareValues, isArray } from '../../values/compare.ts'
import { equalityKey } from '../../values/equalityKey.ts'
import { compareNames } from '../../values/names.ts'
import type { Value } from '../../values/value.ts'
import type { FieldPath } from '../fieldPath.ts'
import type { SortKey } from '../query/orders.ts'
import { hasKeys } from '../query/orders.ts'
import { compareSortables, sortable } from '../query/sorting.ts'
import type { Document } from '../types.ts'
import type { Slot } from './collection.ts'
import { documentValue } from './packedDocument.ts'
import { SortedList } from './sortedList.ts'

/** What an index is over: fields to be equal, at most one array to contain, and the order within. */
export interface IndexDefinition {
  readonly equal: readonly FieldPath[]
  readonly contains: FieldPath | undefined
  /** The remaining sort keys, the name last; the first one ascending. */
  readonly keys: readonly SortKey[]
}

/**
 * Documents of a collection or group by the values of some fields, in order of others. A posting is only a pointer
 * to the slot: a hundred thousand documents with thirty array elements each make three million of them. Buckets are
 * put in order when first asked for.
 */
export class SortedIndex {
  readonly #definition: IndexDefinition
  readonly #buckets = new Map<string, Slot[] | SortedList<Slot>>()
  readonly #compare: (a: Slot, b: Slot) => number

  constructor(definition: IndexDefinition, slots: Iterable<Slot>) {
    this.#definition = definition
    const { keys } = definition
    this.#compare = (a, b) => compareSlots(keys, a, b)
    for (const slot of slots) this.add(slot)
  }

  /** The postings under these values (those of `equal`, then of `contains`), in order. */
  bucket(values: readonly Value[]): SortedList<Slot> | undefined {
    const key = bucketKey(values.map(equalityKey))
    const bucket = this.#buckets.get(key)
    if (!Array.isArray(bucket)) return bucket
    const sorted = SortedList.ofSorted(this.#compare, this.#inOrder(bucket))
    this.#buckets.set(key, sorted)
    return sorted
  }

  #inOrder(slots: readonly Slot[]): Slot[] {
    const { keys } = this.#definition
    return slots
      .map((slot) => sortable(slot, slot.document, keys))
      .sort((a, b) => compareSortables(keys, a, b))
      .map(({ item }) => item)
  }

  add(slot: Slot): void {
    for (const key of this.#bucketKeys(slot.document)) {
      const bucket = this.#buckets.get(key)
      if (bucket === undefined) this.#buckets.set(key, [slot])
      else if (Array.isArray(bucket)) bucket.push(slot)
      else bucket.insert(slot)
    }
  }

  /** Removes a slot that still holds the document it was added with. */
  remove(slot: Slot): void {
    for (const key of this.#bucketKeys(slot.document)) {
      const bucket = this.#buckets.get(key)
      if (Array.isArray(bucket)) removeUnordered(bucket, slot)
      else bucket?.remove(slot)
      if (size(bucket) === 0) this.#buckets.delete(key)
    }
  }

  /** Whether replacing one document by the other changes where its slot belongs. */
  isMovedBy(before: Document, after: Document): boolean {
    const old = this.#bucketKeys(before)
    const now = this.#bucketKeys(after)
    if (old.length !== now.length || old.some((key, i) => key !== now[i])) return true
    return old.length > 0 && this.#definition.keys.some((key) => !sameKey(key, before, after))
  }

  /** The buckets a document belongs into: none, one, or one per distinct array element. */
  #bucketKeys(document: Document): string[] {
    const { equal, contains, keys } = this.#definition
    if (!hasKeys(keys, document)) return []
    const parts: string[] = []
    for (const path of equal) {
      const value = documentValue(document, path)
      if (value === undefined) return []
      parts.push(equalityKey(value))
    }
    if (contains === undefined) return [bucketKey(parts)]
    const array = documentValue(document, contains)
    if (!isArray(array)) return []
    return [...new Set(array.map(equalityKey))].map((element) => bucketKey([...parts, element]))
  }
}

function bucketKey(parts: readonly string[]): string {
  return parts.length === 1 ? (parts[0] ?? '') : JSON.stringify(parts)
}

function sameKey(key: SortKey, a: Document, b: Document): boolean {
  if (key.isName) return true
  return compareValues(documentValue(a, key.path) ?? null, documentValue(b, key.path) ?? null) === 0
}

function compareSlots(keys: readonly SortKey[], a: Slot, b: Slot): number {
  for (const key of keys) {
    const order = key.isName
      ? compareNames(a.path, b.path)
      : compareValues(
          documentValue(a.document, key.path) ?? null,
          documentValue(b.document, key.path) ?? null,
        )
    if (order !== 0) return order * key.sign
  }
  return 0
}

function removeUnordered(bucket: Slot[], slot: Slot): void {
  const index = bucket.indexOf(slot)
  const last = bucket.pop()
  if (index >= 0 && last !== undefined && last !== slot) bucket[index] = last
}

function size(bucket: Slot[] | SortedList<Slot> | undefined): number {
  if (bucket === undefined) return 0
  return Array.isArray(bucket) ? bucket.length : bucket.size
}
