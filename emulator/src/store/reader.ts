import { fromMicros } from '../values/timestamps.ts'
import type { Fields, Timestamp } from '../values/value.ts'
import { withFields } from './data/packedDocument.ts'
import type { DocumentView } from './data/view.ts'
import { parseFieldPath, selectFields } from './fieldPath.ts'
import { listCollectionIds, listDocuments } from './list.ts'
import { parseDocumentName } from './names.ts'
import { aggregate } from './query/aggregate.ts'
import { compileQuery } from './query/compile.ts'
import { execute } from './query/execute.ts'
import { partition } from './query/partition.ts'
import { planOf } from './query/plan.ts'
import { collectionKey, documentKey } from './transactions/lockTable.ts'
import type {
  Aggregation,
  Document,
  ListCollectionIdsRequest,
  ListCollectionIdsResult,
  ListDocumentsRequest,
  ListDocumentsResult,
  PlannedIndex,
  Query,
  QueryResult,
  Reader,
} from './types.ts'

/** What a reader needs of its database. */
interface ReadContext {
  readonly view: DocumentView
  /** Microseconds since 1970. */
  readonly version: number
  /** Locks for a read-write transaction; does nothing for other reads. */
  readonly lock: (key: string) => void
  readonly count: (documents: number) => void
}

/** Reads at one consistent state; see the interface. */
export class ViewReader implements Reader {
  readonly readTime: Timestamp
  readonly #context: ReadContext

  constructor(context: ReadContext) {
    this.#context = context
    this.readTime = fromMicros(context.version)
  }

  get(name: string, mask?: readonly string[]): Document | undefined {
    const { path } = parseDocumentName(name)
    const paths = mask?.map(parseFieldPath)
    this.#context.lock(documentKey(path))
    this.#context.count(1)
    const document = this.#context.view.get(path)
    if (document === undefined || paths === undefined) return document
    return withFields(document, selectFields(document.fields, paths))
  }

  peek(name: string): Document | undefined {
    return this.#context.view.get(parseDocumentName(name).path)
  }

  query(query: Query): QueryResult {
    const compiled = compileQuery(query)
    this.#context.lock(collectionKey(compiled.scope.collectionId))
    const result = execute(compiled, this.#context.view)
    this.#context.count(result.documents.length + result.skipped)
    return result
  }

  plan(query: Query): readonly PlannedIndex[] {
    return planOf(compileQuery(query))
  }

  partition(query: Query, count: bigint): readonly string[] {
    return partition(query, count, this.#context.view)
  }

  aggregate(query: Query, aggregations: readonly Aggregation[]): Fields {
    const { values, documents } = aggregate(query, aggregations, this.#context.view)
    this.#context.lock(collectionKey(query.from[0]?.collectionId ?? ''))
    this.#context.count(Math.max(1, Math.ceil(documents / 1000)))
    return values
  }

  listDocuments(request: ListDocumentsRequest): ListDocumentsResult {
    const result = listDocuments(request, this.#context.view)
    this.#context.lock(collectionKey(request.collectionId))
    this.#context.count(result.documents.length)
    return result
  }

  listCollectionIds(request: ListCollectionIdsRequest): ListCollectionIdsResult {
    return listCollectionIds(request, this.#context.view)
  }
}
