import type { Change } from '../data/history.ts'
import { withFields } from '../data/packedDocument.ts'
import type { DocumentView } from '../data/view.ts'
import { selectFields } from '../fieldPath.ts'
import type { CompiledQuery } from '../query/compile.ts'
import { matches } from '../query/compile.ts'
import { execute } from '../query/execute.ts'
import type { Document } from '../types.ts'

/** What became of one document for one target: it is there in this form, exists but is out, or exists no more. */
export interface Delta {
  readonly name: string
  readonly path: string
  /** Present: in the target. */
  readonly document: Document | undefined
  /** Whether a document that is out of the target exists. */
  readonly exists: boolean
}

/** One target's memory of what its client has been told. */
export interface Watch {
  /** How many documents the target matches. */
  readonly count: number
  /** The whole result, in order. */
  start(): readonly Delta[]
  /** What brings a client from the state at an earlier version up to date. */
  resume(changes: readonly Change[], past: DocumentView): readonly Delta[]
  /** What a commit changed; `changes` are those in the target's scope. */
  update(changes: readonly Change[]): readonly Delta[]
}

/** Documents by relative path. */
export class DocumentsWatch implements Watch {
  readonly #paths: readonly string[]
  readonly #root: string
  readonly #view: DocumentView

  /** `root`: what precedes a path in a document's name. */
  constructor(paths: readonly string[], root: string, view: DocumentView) {
    this.#paths = paths
    this.#root = root
    this.#view = view
  }

  get count(): number {
    return this.#paths.filter((path) => this.#view.get(path) !== undefined).length
  }

  start(): readonly Delta[] {
    return this.#paths.map((path) => this.#delta(path))
  }

  resume(changes: readonly Change[]): readonly Delta[] {
    const changed = new Set(changes.map(({ path }) => path))
    return this.#paths.filter((path) => changed.has(path)).map((path) => this.#delta(path))
  }

  update(changes: readonly Change[]): readonly Delta[] {
    return changes.map(({ path }) => this.#delta(path))
  }

  #delta(path: string): Delta {
    const document = this.#view.get(path)
    return { name: this.#root + path, path, document, exists: document !== undefined }
  }
}

/** A query without limit: whether a document is in depends on it alone, so nothing but the count is kept. */
export class QueryWatch implements Watch {
  readonly #query: CompiledQuery
  readonly #view: DocumentView
  #count = 0

  constructor(query: CompiledQuery, view: DocumentView) {
    this.#query = query
    this.#view = view
  }

  get count(): number {
    return this.#count
  }

  start(): readonly Delta[] {
    const { documents } = execute(this.#query, this.#view)
    this.#count = documents.length
    return documents.map((document) => present(this.#query, document))
  }

  resume(changes: readonly Change[]): readonly Delta[] {
    this.#count = execute(this.#query, this.#view).documents.length
    return this.#deltas(changes)
  }

  update(changes: readonly Change[]): readonly Delta[] {
    const deltas = this.#deltas(changes)
    for (const { before, after } of changes)
      this.#count += Number(this.#has(after)) - Number(this.#has(before))
    return deltas
  }

  #deltas(changes: readonly Change[]): readonly Delta[] {
    const deltas: Delta[] = []
    for (const { path, before, after } of changes) {
      if (after !== undefined && this.#has(after)) {
        deltas.push(present(this.#query, projected(this.#query, after)))
      } else if (before !== undefined && this.#has(before)) {
        deltas.push({ name: before.name, path, document: undefined, exists: after !== undefined })
      }
    }
    return deltas
  }

  #has(document: Document | undefined): boolean {
    return document !== undefined && matches(this.#query, document)
  }
}

/**
 * A query with a limit (or an offset, or a vector search): the result is kept, whole documents in order. Changes are
 * worked into it where they fall; only when it has run short, or for offsets and vectors, is the query run again.
 */
export class WindowWatch implements Watch {
  readonly #query: CompiledQuery
  readonly #view: DocumentView
  #window: readonly Document[] = []

  constructor(query: CompiledQuery, view: DocumentView) {
    this.#query = query
    this.#view = view
  }

  get count(): number {
    return this.#window.length
  }

  start(): readonly Delta[] {
    this.#window = this.#run(this.#view)
    return this.#window.map((document) => this.#present(document))
  }

  resume(_: readonly Change[], past: DocumentView): readonly Delta[] {
    const before = this.#run(past)
    this.#window = this.#run(this.#view)
    return this.#difference(before, this.#window)
  }

  update(changes: readonly Change[]): readonly Delta[] {
    const before = this.#window
    const after =
      this.#query.offset > 0 || this.#query.nearest ? this.#run(this.#view) : this.#revised(changes)
    if (after === before) return []
    this.#window = after
    return this.#difference(before, after)
  }

  /** Whole documents: the projection is applied when they are told. */
  #run(view: DocumentView): readonly Document[] {
    return execute({ ...this.#query, select: undefined }, view).documents
  }

  /** The window after some changes; the same array when they do not touch it. */
  #revised(changes: readonly Change[]): readonly Document[] {
    const { compare, limit } = this.#query
    const wasFull = this.#window.length >= limit
    const last = this.#window.at(-1)
    const isInReach = (document: Document): boolean =>
      !wasFull || (last !== undefined && compare(document, last) <= 0)
    const relevant = changes.filter(({ before, after }) =>
      [before, after].some((each) => each !== undefined && matches(this.#query, each) && isInReach(each)),
    )
    if (relevant.length === 0) return this.#window
    const touched = new Set(relevant.map(({ before, after }) => (before ?? after)?.name))
    const kept = this.#window.filter(({ name }) => !touched.has(name))
    for (const { after } of relevant) {
      if (after !== undefined && matches(this.#query, after) && isInReach(after)) kept.push(after)
    }
    if (wasFull && kept.length < limit) return this.#run(this.#view)
    return kept.toSorted(compare).slice(0, limit)
  }

  #difference(before: readonly Document[], after: readonly Document[]): readonly Delta[] {
    const old = new Map(before.map((document) => [document.name, document]))
    const deltas: Delta[] = []
    for (const document of after) {
      if (!isSame(old.get(document.name), document)) deltas.push(this.#present(document))
      old.delete(document.name)
    }
    for (const name of old.keys()) {
      const path = name.slice(this.#query.rootLength)
      deltas.push({ name, path, document: undefined, exists: this.#view.get(path) !== undefined })
    }
    return deltas
  }

  #present(document: Document): Delta {
    return present(this.#query, projected(this.#query, document))
  }
}

/** Vector searches may add a field, so that the object differs each time while the document is the same. */
function isSame(a: Document | undefined, b: Document): boolean {
  return a !== undefined && (a === b || (a.updateTime === b.updateTime && a.createTime === b.createTime))
}

function projected({ select }: CompiledQuery, document: Document): Document {
  return select === undefined ? document : withFields(document, selectFields(document.fields, select))
}

function present({ rootLength }: CompiledQuery, document: Document): Delta {
  return { name: document.name, path: document.name.slice(rootLength), document, exists: true }
}
