import { withFields } from '../data/packedDocument.ts'
import type { DocumentView } from '../data/view.ts'
import { selectFields } from '../fieldPath.ts'
import type { Document, QueryResult } from '../types.ts'
import type { CompiledQuery } from './compile.ts'
import { nearest } from './nearest.ts'
import type { Sortable } from './sorting.ts'
import { compareSortables, sortable } from './sorting.ts'

/** Runs a query on one state of the documents. */
export function execute(query: CompiledQuery, view: DocumentView): QueryResult {
  if (query.nearest !== undefined) {
    return {
      documents: project(query, nearest(query.nearest, accepted(query, view.scan(query.scope)))),
      skipped: 0,
    }
  }
  const { documents, skipped } = page(query, view)
  return { documents: project(query, documents), skipped }
}

/** The part of the result that offset and limit leave, whole documents. */
export function page(query: CompiledQuery, view: DocumentView): { documents: Document[]; skipped: number } {
  const { offset, limit } = query
  const wanted = limit === 0 ? 0 : offset + limit
  if (wanted === 0) return { documents: [], skipped: 0 }
  const ordered = view.inOrder(query)
  const found =
    ordered === undefined
      ? leastOf(query, accepted(query, view.scan(query.scope)), wanted)
      : firstOf(accepted(query, ordered), wanted)
  return { documents: found.slice(offset), skipped: Math.min(offset, found.length) }
}

function* accepted(query: CompiledQuery, documents: Iterable<Document>): Generator<Document, undefined> {
  for (const document of documents) if (query.accepts(document)) yield document
  return undefined
}

function firstOf<T>(items: Iterable<T>, count: number): T[] {
  const first: T[] = []
  for (const item of items) {
    first.push(item)
    if (first.length >= count) break
  }
  return first
}

/** The first `count` documents in the query's order, holding not many more than that at any time. */
function leastOf({ keys }: CompiledQuery, documents: Iterable<Document>, count: number): Document[] {
  let kept: Sortable<Document>[] = []
  const most = count * 2 + 1000
  const compare = (a: Sortable<Document>, b: Sortable<Document>): number => compareSortables(keys, a, b)
  for (const document of documents) {
    kept.push(sortable(document, document, keys))
    if (kept.length >= most) kept = kept.toSorted(compare).slice(0, count)
  }
  kept.sort(compare)
  return (kept.length > count ? kept.slice(0, count) : kept).map(({ item }) => item)
}

function project({ select }: CompiledQuery, documents: readonly Document[]): readonly Document[] {
  if (select === undefined) return documents
  return documents.map((document) => withFields(document, selectFields(document.fields, select)))
}
