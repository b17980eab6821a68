import { Reference } from '../../values/value.ts'
import { isName } from '../fieldPath.ts'
import type { CompiledQuery } from '../query/compile.ts'
import type { Conjunction } from '../query/disjuncts.ts'
import type { Document } from '../types.ts'
import type { Collection, Slot } from './collection.ts'
import type { DocumentTree } from './documentTree.ts'
import type { IndexPlan } from './indexPlan.ts'
import { planFor, positionIn } from './indexPlan.ts'
import { IndexSet } from './indexSet.ts'
import { mergeOrdered } from './merge.ts'
import type { Scope } from './scope.ts'
import { childPath, inScope, isBelow } from './scope.ts'
import type { SortedList } from './sortedList.ts'
import type { DocumentView } from './view.ts'

/** Smaller collections are scanned and sorted: no index is faster by much. */
const SMALLEST_INDEXED = 200

/** The latest state, with indexes where they pay. */
export class LiveView implements DocumentView {
  readonly #tree: DocumentTree
  readonly #smallestIndexed: number

  constructor(tree: DocumentTree, smallestIndexed = SMALLEST_INDEXED) {
    this.#tree = tree
    this.#smallestIndexed = smallestIndexed
  }

  get(path: string): Document | undefined {
    return this.#tree.get(path)
  }

  scan(scope: Scope): Iterable<Document> {
    return this.#tree.scan(scope)
  }

  collectionIds(parent: string): string[] {
    return this.#tree.subcollections(parent).map((collection) => collection.group.id)
  }

  idsWithMissing(collection: string): Iterable<string> {
    return this.#tree.collection(collection)?.idsWithMissing() ?? []
  }

  inOrder(query: CompiledQuery): Iterable<Document> | undefined {
    const named = this.#byName(query)
    if (named !== undefined) return named
    const { scope } = query
    if (query.keys.length === 1 && query.disjuncts.length === 1 && isPlain(query.disjuncts[0] ?? [])) {
      const ordered = this.#inNameOrder(query)
      if (ordered !== undefined) return ordered
    }
    if (scope.collectionId === '' || this.#tree.sizeOf(scope) < this.#smallestIndexed) return undefined
    return this.#byIndexes(query)
  }

  /** Documents that every disjunct asks for by name. */
  #byName(query: CompiledQuery): Document[] | undefined {
    const found = new Map<string, Document>()
    for (const conjunction of query.disjuncts) {
      const condition = conjunction.find(({ path, op }) => op === 'EQUAL' && isName(path))
      if (condition === undefined || !(condition.value instanceof Reference)) return undefined
      const document = this.#tree.get(condition.value.name.slice(query.rootLength))
      if (document?.name !== condition.value.name) continue
      if (inScope(query.scope, document.name.slice(query.rootLength))) found.set(document.name, document)
    }
    const documents = [...found.values()].filter(query.accepts)
    return documents.toSorted(query.compare)
  }

  /** A query without equalities in order of names alone: the collection's own order, or the walk of the tree. */
  #inNameOrder(query: CompiledQuery): Iterable<Document> | undefined {
    const { scope, keys, disjuncts } = query
    const descending = keys[0]?.sign === -1
    if (scope.collectionId !== '' && !scope.allDescendants) {
      const collection = this.#tree.collection(childPath(scope.parent, scope.collectionId))
      if (collection === undefined) return []
      const position = positionIn(query, disjuncts[0] ?? [], keys[0])
      return documentsIn(collection.order, { reversed: descending, position })
    }
    return scope.collectionId === '' && !descending ? this.#tree.walk(scope) : undefined
  }

  #byIndexes(query: CompiledQuery): Iterable<Document> | undefined {
    const { scope } = query
    const sources: Iterable<Document>[] = []
    for (const conjunction of query.disjuncts) {
      const plan = planFor(query, conjunction)
      if (plan === undefined) continue
      const index = this.#indexes(scope)?.find(plan.definition, () => this.#slots(scope))
      if (index === undefined) return undefined
      const bucket = index.bucket(plan.values)
      if (bucket !== undefined) sources.push(documentsIn(bucket, plan))
    }
    const merged = mergeOrdered(sources, query.compare)
    if (!scope.allDescendants || scope.parent === '') return merged
    return below(merged, query)
  }

  #indexes(scope: Scope): IndexSet | undefined {
    const owner = scope.allDescendants
      ? this.#tree.group(scope.collectionId)
      : this.#tree.collection(childPath(scope.parent, scope.collectionId))
    if (owner !== undefined) owner.indexes ??= new IndexSet()
    return owner?.indexes
  }

  *#slots(scope: Scope): Generator<Slot, undefined> {
    const collection = this.#tree.collection(childPath(scope.parent, scope.collectionId))
    const collections: Iterable<Collection> = scope.allDescendants
      ? (this.#tree.group(scope.collectionId)?.collections ?? [])
      : collection === undefined
        ? []
        : [collection]
    for (const each of collections) yield* each.slots.values()
    return undefined
  }
}

function isPlain(conjunction: Conjunction): boolean {
  return conjunction.every(({ path }) => isName(path))
}

function* documentsIn(
  list: SortedList<Slot>,
  { reversed, position }: Pick<IndexPlan, 'reversed' | 'position'>,
): Generator<Document, undefined> {
  const slots = reversed
    ? list.backward(list.seek((slot) => position(slot.document) < 0))
    : list.forward(list.seek((slot) => position(slot.document) >= 0))
  for (const { document } of slots) {
    if (position(document) > 0) return undefined
    yield document
  }
  return undefined
}

function* below(documents: Iterable<Document>, query: CompiledQuery): Generator<Document, undefined> {
  for (const document of documents) {
    if (isBelow(document.name.slice(query.rootLength), query.scope.parent)) yield document
  }
  return undefined
}
