import { formatFieldPath } from '../fieldPath.ts'
import type { Document } from '../types.ts'
import type { Slot } from './collection.ts'
import type { IndexDefinition } from './sortedIndex.ts'
import { SortedIndex } from './sortedIndex.ts'

/** A shape is indexed when it is asked for again: a query made once costs one scan and no memory. */
const USES_BEFORE_BUILDING = 2
/** How many indexes one collection or group keeps, and how many shapes it remembers. */
const MAX_INDEXES = 32
const MAX_SHAPES = 256
/** An index that was not asked for during so many changes is given up. */
const CHANGES_UNTIL_UNUSED = 50_000

interface Shape {
  uses: number
  usedAt: number
  index: SortedIndex | undefined
}

/** The indexes of one collection or group: built on demand, kept up to date, dropped when unused or too many. */
export class IndexSet {
  readonly #shapes = new Map<string, Shape>()
  #changes = 0

  /** The index of a shape; undefined while it does not pay yet. `slots` are those of the collection or group. */
  find(definition: IndexDefinition, slots: () => Iterable<Slot>): SortedIndex | undefined {
    const key = keyOf(definition)
    const shape = this.#shapes.get(key) ?? { uses: 0, usedAt: 0, index: undefined }
    shape.uses++
    shape.usedAt = this.#changes
    this.#shapes.delete(key)
    this.#shapes.set(key, shape)
    if (shape.index === undefined && shape.uses >= USES_BEFORE_BUILDING) {
      shape.index = new SortedIndex(definition, slots())
    }
    this.#trim()
    return shape.index
  }

  add(slot: Slot): void {
    for (const index of this.#built()) index.add(slot)
  }

  remove(slot: Slot): void {
    for (const index of this.#built()) index.remove(slot)
  }

  /** Takes a slot out of the indexes where its document's replacement belongs elsewhere; add it there afterwards. */
  detach(slot: Slot, after: Document): SortedIndex[] {
    const moved = this.#built().filter((index) => index.isMovedBy(slot.document, after))
    for (const index of moved) index.remove(slot)
    return moved
  }

  #built(): SortedIndex[] {
    this.#changes++
    const built: SortedIndex[] = []
    for (const shape of this.#shapes.values()) {
      if (shape.index === undefined) continue
      if (this.#changes - shape.usedAt > CHANGES_UNTIL_UNUSED) this.#give(shape)
      else built.push(shape.index)
    }
    return built
  }

  /** The least recently used shapes come first in the map. */
  #trim(): void {
    let indexes = 0
    for (const shape of this.#shapes.values()) if (shape.index !== undefined) indexes++
    for (const [key, shape] of this.#shapes) {
      if (indexes > MAX_INDEXES && shape.index !== undefined) {
        this.#give(shape)
        indexes--
      }
      if (this.#shapes.size > MAX_SHAPES && shape.index === undefined) this.#shapes.delete(key)
    }
  }

  #give(shape: Shape): void {
    shape.index = undefined
    shape.uses = 0
  }
}

function keyOf({ equal, contains, keys }: IndexDefinition): string {
  return [
    equal.map(formatFieldPath).join(),
    contains === undefined ? '' : formatFieldPath(contains),
    keys.map((key) => `${key.sign < 0 ? '-' : ''}${formatFieldPath(key.path)}`).join(),
  ].join('|')
}
