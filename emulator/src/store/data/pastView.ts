import { compareNames } from '../../values/names.ts'
import { compareStrings } from '../../values/strings.ts'
import { lastSegment, parentOf } from '../names.ts'
import type { CompiledQuery } from '../query/compile.ts'
import type { Document } from '../types.ts'
import type { History } from './history.ts'
import type { LiveView } from './liveView.ts'
import type { Scope } from './scope.ts'
import { inScope, isBelow } from './scope.ts'
import type { DocumentView } from './view.ts'

/** The state at a past version: the present with the documents changed since put back. */
export class PastView implements DocumentView {
  readonly #live: LiveView
  readonly #history: History
  readonly #replaced = new Map<string, Document | undefined>()
  readonly #rootLength: number
  #seen: number

  /** `rootLength`: how many characters of a document's name precede its path. */
  constructor(live: LiveView, history: History, version: number, rootLength: number) {
    this.#live = live
    this.#rootLength = rootLength
    this.#history = history
    this.#seen = version
  }

  /** Takes commits made since the last call into account. */
  #catchUp(): void {
    for (const { version, changes } of this.#history.since(this.#seen)) {
      this.#seen = version
      for (const { path, before } of changes) if (!this.#replaced.has(path)) this.#replaced.set(path, before)
    }
  }

  get(path: string): Document | undefined {
    this.#catchUp()
    return this.#replaced.has(path) ? this.#replaced.get(path) : this.#live.get(path)
  }

  *scan(scope: Scope): Generator<Document, undefined> {
    this.#catchUp()
    for (const document of this.#live.scan(scope)) {
      if (!this.#replaced.has(this.#pathOf(document))) yield document
    }
    for (const [path, document] of this.#replaced) {
      if (document !== undefined && inScope(scope, path)) yield document
    }
    return undefined
  }

  inOrder(query: CompiledQuery): Iterable<Document> | undefined {
    this.#catchUp()
    return this.#replaced.size === 0 ? this.#live.inOrder(query) : undefined
  }

  collectionIds(parent: string): string[] {
    const depth = parent === '' ? 0 : parent.split('/').length
    const ids = new Set<string>()
    for (const document of this.scan({ parent, collectionId: '', allDescendants: true })) {
      ids.add(this.#pathOf(document).split('/')[depth] ?? '')
    }
    return [...ids].toSorted(compareStrings)
  }

  idsWithMissing(collection: string): Iterable<string> {
    const everything = { parent: parentOf(collection), collectionId: '', allDescendants: true }
    const depth = collection.split('/').length
    const ids = new Set<string>()
    for (const document of this.scan(everything)) {
      const path = this.#pathOf(document)
      if (isBelow(path, collection)) ids.add(path.split('/')[depth] ?? lastSegment(path))
    }
    return [...ids].toSorted(compareNames)
  }

  #pathOf({ name }: Document): string {
    return name.slice(this.#rootLength)
  }
}
