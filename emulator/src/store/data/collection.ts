import { compareNames } from '../../values/names.ts'
import type { Document } from '../types.ts'
import type { IndexSet } from './indexSet.ts'
import { SortedList } from './sortedList.ts'

/** Where a document is kept; indexes point here, so a document can be replaced without touching them. */
export class Slot {
  /** Relative to the database's root. */
  readonly path: string
  document: Document

  constructor(path: string, document: Document) {
    this.path = path
    this.document = document
  }
}

/** All collections of one id, wherever they are. */
export class Group {
  readonly id: string
  readonly collections = new Set<Collection>()
  indexes: IndexSet | undefined
  size = 0

  constructor(id: string) {
    this.id = id
  }
}

/** The documents of one collection by id, and the collections below each of them, existing or not. */
export class Collection {
  readonly path: string
  readonly group: Group
  readonly slots = new Map<string, Slot>()
  readonly children = new Map<string, Map<string, Collection>>()
  indexes: IndexSet | undefined
  #order: SortedList<Slot> | undefined

  constructor(path: string, group: Group) {
    this.path = path
    this.group = group
  }

  get isEmpty(): boolean {
    return this.slots.size === 0 && this.children.size === 0
  }

  /** The slots in order of their names; kept from the first call on. */
  get order(): SortedList<Slot> {
    this.#order ??= new SortedList<Slot>((a, b) => compareNames(a.path, b.path), [...this.slots.values()])
    return this.#order
  }

  add(id: string, slot: Slot): void {
    this.slots.set(id, slot)
    this.group.size++
    this.#order?.insert(slot)
  }

  remove(id: string, slot: Slot): void {
    this.slots.delete(id)
    this.group.size--
    this.#order?.remove(slot)
  }

  /** Ids of documents, and of missing documents with collections below them, in order. */
  *idsWithMissing(): Generator<string, undefined> {
    const missing = [...this.children.keys()].filter((id) => !this.slots.has(id)).toSorted(compareNames)
    let next = 0
    for (const slot of this.order.forward()) {
      const id = slot.path.slice(this.path.length + 1)
      for (; next < missing.length && compareNames(missing[next] ?? '', id) < 0; next++)
        yield missing[next] ?? ''
      yield id
    }
    yield* missing.slice(next)
    return undefined
  }
}
