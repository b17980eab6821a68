import { compareNames } from '../../values/names.ts'
import { compareStrings } from '../../values/strings.ts'
import { lastSegment, parentOf } from '../names.ts'
import type { Document } from '../types.ts'
import { Collection, Group, Slot } from './collection.ts'
import type { Scope } from './scope.ts'
import { childPath, isBelow } from './scope.ts'

/**
 * The latest state of all documents of a database, by relative path: collections below documents below collections,
 * with every collection also found by its path and by its id. Tells indexes of every change.
 */
export class DocumentTree {
  readonly #collections = new Map<string, Collection>()
  readonly #groups = new Map<string, Group>()
  readonly #roots = new Map<string, Collection>()
  #size = 0

  get size(): number {
    return this.#size
  }

  get(path: string): Document | undefined {
    return this.#collections.get(parentOf(path))?.slots.get(lastSegment(path))?.document
  }

  collection(path: string): Collection | undefined {
    return this.#collections.get(path)
  }

  group(id: string): Group | undefined {
    return this.#groups.get(id)
  }

  /** Puts a document in place of what was there. */
  set(path: string, document: Document): void {
    const collection = this.#collections.get(parentOf(path)) ?? this.#addCollection(parentOf(path))
    const id = lastSegment(path)
    const slot = collection.slots.get(id)
    if (slot === undefined) {
      const created = new Slot(path, document)
      collection.add(id, created)
      this.#size++
      collection.indexes?.add(created)
      collection.group.indexes?.add(created)
      return
    }
    const moved = [
      ...(collection.indexes?.detach(slot, document) ?? []),
      ...(collection.group.indexes?.detach(slot, document) ?? []),
    ]
    slot.document = document
    for (const index of moved) index.add(slot)
  }

  delete(path: string): void {
    const collection = this.#collections.get(parentOf(path))
    const slot = collection?.slots.get(lastSegment(path))
    if (collection === undefined || slot === undefined) return
    collection.remove(lastSegment(path), slot)
    this.#size--
    collection.indexes?.remove(slot)
    collection.group.indexes?.remove(slot)
    this.#dropIfEmpty(collection)
  }

  clear(): void {
    this.#collections.clear()
    this.#groups.clear()
    this.#roots.clear()
    this.#size = 0
  }

  /** The collections right below a document or the root (''), by id. */
  subcollections(parent: string): Collection[] {
    const children = this.#children(parent)
    if (children === undefined) return []
    return [...children.values()].toSorted((a, b) => compareStrings(a.group.id, b.group.id))
  }

  /** The documents of a scope in no particular order. */
  *scan(scope: Scope): Generator<Document, undefined> {
    for (const collection of this.#collectionsOf(scope)) {
      for (const slot of collection.slots.values()) yield slot.document
    }
    return undefined
  }

  /** The documents of a scope in ascending order of their names. */
  *walk(scope: Scope): Generator<Document, undefined> {
    for (const collection of this.subcollections(scope.parent)) {
      const wanted = scope.collectionId === '' || scope.collectionId === collection.group.id
      if (wanted && !scope.allDescendants) {
        for (const slot of collection.order.forward()) yield slot.document
      } else if (scope.allDescendants) yield* this.#walkDeep(collection, scope, wanted)
    }
    return undefined
  }

  *#walkDeep(collection: Collection, scope: Scope, wanted: boolean): Generator<Document, undefined> {
    const ids = wanted ? collection.idsWithMissing() : [...collection.children.keys()].toSorted(compareNames)
    for (const id of ids) {
      const slot = wanted ? collection.slots.get(id) : undefined
      if (slot !== undefined) yield slot.document
      if (collection.children.has(id)) yield* this.walk({ ...scope, parent: `${collection.path}/${id}` })
    }
    return undefined
  }

  /** How many documents a scan of a scope would visit, at most. */
  sizeOf(scope: Scope): number {
    if (scope.collectionId === '') return this.#size
    if (scope.allDescendants) return this.#groups.get(scope.collectionId)?.size ?? 0
    return this.#collections.get(childPath(scope.parent, scope.collectionId))?.slots.size ?? 0
  }

  #collectionsOf(scope: Scope): Iterable<Collection> {
    if (!scope.allDescendants) {
      if (scope.collectionId === '') return this.subcollections(scope.parent)
      const collection = this.#collections.get(childPath(scope.parent, scope.collectionId))
      return collection === undefined ? [] : [collection]
    }
    const all = scope.collectionId === '' ? this.#collections.values() : this.#groupOf(scope.collectionId)
    return scope.parent === '' ? all : [...all].filter((collection) => isBelow(collection.path, scope.parent))
  }

  #groupOf(id: string): Iterable<Collection> {
    return this.#groups.get(id)?.collections ?? []
  }

  #children(parent: string): Map<string, Collection> | undefined {
    if (parent === '') return this.#roots
    return this.#collections.get(parentOf(parent))?.children.get(lastSegment(parent))
  }

  #addCollection(path: string): Collection {
    const id = lastSegment(path)
    let group = this.#groups.get(id)
    if (group === undefined) this.#groups.set(id, (group = new Group(id)))
    const collection = new Collection(path, group)
    group.collections.add(collection)
    this.#collections.set(path, collection)
    this.#siblings(parentOf(path)).set(id, collection)
    return collection
  }

  /** The map a new collection below `parent` goes into; makes the collections above it. */
  #siblings(parent: string): Map<string, Collection> {
    if (parent === '') return this.#roots
    const above = this.#collections.get(parentOf(parent)) ?? this.#addCollection(parentOf(parent))
    const id = lastSegment(parent)
    let siblings = above.children.get(id)
    if (siblings === undefined) above.children.set(id, (siblings = new Map<string, Collection>()))
    return siblings
  }

  #dropIfEmpty(collection: Collection): void {
    if (!collection.isEmpty) return
    const { path, group } = collection
    this.#collections.delete(path)
    group.collections.delete(collection)
    if (group.collections.size === 0) this.#groups.delete(group.id)
    const parent = parentOf(path)
    const siblings = this.#children(parent)
    siblings?.delete(group.id)
    if (parent === '' || siblings === undefined || siblings.size > 0) return
    const above = this.#collections.get(parentOf(parent))
    if (above === undefined) return
    above.children.delete(lastSegment(parent))
    this.#dropIfEmpty(above)
  }
}
