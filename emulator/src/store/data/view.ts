import type { CompiledQuery } from '../query/compile.ts'
import type { Document } from '../types.ts'
import type { Scope } from './scope.ts'

/** One state of the documents, by relative path: the latest, or the one at an instant. */
export interface DocumentView {
  get(path: string): Document | undefined
  /** The documents of a scope in no particular order. */
  scan(scope: Scope): Iterable<Document>
  /**
   * Candidates of a query in the order of its result, with every match among them; undefined where nothing better
   * than a scan is at hand. May be stopped early.
   */
  inOrder(query: CompiledQuery): Iterable<Document> | undefined
  /** Ids of the collections right below a document or the root that hold documents at any depth, in order. */
  collectionIds(parent: string): string[]
  /** Ids in a collection, in order, of documents and of missing documents with documents below them. */
  idsWithMissing(collection: string): Iterable<string>
}
