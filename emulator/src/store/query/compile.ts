import { StatusError } from '../../status.ts'
import type { FieldPath } from '../fieldPath.ts'
import { isName, parseFieldPath } from '../fieldPath.ts'
import { checkCollectionId, parseParentName } from '../names.ts'
import type { Scope } from '../data/scope.ts'
import { inScope } from '../data/scope.ts'
import type { Document, Query } from '../types.ts'
import type { Condition } from './condition.ts'
import type { Conjunction } from './disjuncts.ts'
import { toDisjuncts } from './disjuncts.ts'
import type { DocumentTest } from './filter.ts'
import { conditionsOf, parseFilter, testOfFilter } from './filter.ts'
import type { NearestSearch } from './nearest.ts'
import { parseNearest } from './nearest.ts'
import type { Bound, SortKey } from './orders.ts'
import { compareByKeys, compareToBound, completeOrder, hasKeys, parseCursor } from './orders.ts'

/** A checked query, ready to run: what it looks at, what it keeps, in which order, which part of it. */
export interface CompiledQuery {
  readonly scope: Scope
  readonly disjuncts: readonly Conjunction[]
  readonly keys: readonly SortKey[]
  readonly start: Bound | undefined
  readonly end: Bound | undefined
  readonly offset: number
  /** Infinity when there is none. */
  readonly limit: number
  readonly select: readonly FieldPath[] | undefined
  readonly nearest: NearestSearch | undefined
  /** Whether the filter, the order's fields and the cursors let a document of the scope through. */
  readonly accepts: DocumentTest
  /** Order of two documents in the result; 0 only for the same one. */
  readonly compare: (a: Document, b: Document) => number
  /** How many characters of a document's name precede its path. */
  readonly rootLength: number
}

/**
 * Checks a query and makes it ready. `requiredFields` (for aggregations) must be present in a document for it to
 * count. Throws INVALID_ARGUMENT or FAILED_PRECONDITION as docs/protocol.md says, "Queries".
 */
export function compileQuery(query: Query, requiredFields: readonly FieldPath[] = []): CompiledQuery {
  const parent = parseParentName(query.parent)
  const scope = parseScope(query, parent.path)
  const kindless = scope.collectionId === ''
  const filter = query.where === undefined ? undefined : parseFilter(query.where, kindless)
  const conditions: readonly Condition[] = filter === undefined ? [] : [...conditionsOf(filter)]
  const explicit = query.orderBy ?? []
  const keys = completeOrder(explicit, conditions)
  if (kindless && keys.length > 1) throw invalid('kind is required for all orders except __key__ ascending')
  const disjuncts = toDisjuncts(filter)
  const bound = (cursor: Query['startAt']): Bound | undefined =>
    cursor === undefined ? undefined : parseCursor(cursor, keys, explicit.length)
  const start = bound(query.startAt)
  const end = bound(query.endAt)
  checkNumbers(query)
  const required = requiredFields.map((path) => ({ path, isName: false, sign: 1 }) satisfies SortKey)
  return {
    scope,
    disjuncts,
    keys,
    start,
    end,
    offset: query.offset ?? 0,
    limit: query.limit ?? Infinity,
    select: parseProjection(query.select),
    nearest: query.findNearest === undefined ? undefined : parseNearest(query.findNearest),
    accepts: acceptance(filter === undefined ? undefined : testOfFilter(filter), [...keys, ...required], {
      start,
      end,
    }),
    compare: (a, b) => compareByKeys(keys, a, b),
    rootLength: `${parent.database}/documents/`.length,
  }
}

function acceptance(
  filter: DocumentTest | undefined,
  keys: readonly SortKey[],
  { start, end }: { start: Bound | undefined; end: Bound | undefined },
): DocumentTest {
  return (document) =>
    (filter === undefined || filter(document)) &&
    hasKeys(keys, document) &&
    (start === undefined || !isBeforeStart(keys, document, start)) &&
    (end === undefined || !isAfterEnd(keys, document, end))
}

/** Whether a document lies before the first one a start cursor lets through. */
export function isBeforeStart(keys: readonly SortKey[], document: Document, start: Bound): boolean {
  const order = compareToBound(keys, document, start)
  return start.before ? order < 0 : order <= 0
}

/** Whether a document lies after the last one an end cursor lets through. */
export function isAfterEnd(keys: readonly SortKey[], document: Document, end: Bound): boolean {
  const order = compareToBound(keys, document, end)
  return end.before ? order >= 0 : order > 0
}

/** Whether a document, of any collection, is among a query's matches (before offset and limit). */
export function matches(query: CompiledQuery, document: Document): boolean {
  return inScope(query.scope, document.name.slice(query.rootLength)) && query.accepts(document)
}

function parseScope(query: Query, parent: string): Scope {
  const [selector, second] = query.from
  if (second !== undefined) {
    throw invalid('StructuredQuery.from cannot have more than one collection selector.')
  }
  if (selector === undefined) return { parent, collectionId: '', allDescendants: false }
  if (selector.collectionId !== '') checkCollectionId(selector.collectionId)
  return { parent, collectionId: selector.collectionId, allDescendants: selector.allDescendants }
}

function checkNumbers({ limit = 0, offset = 0 }: Query): void {
  if (limit < 0) throw invalid('limit is negative')
  if (offset < 0) throw invalid('offset is negative')
}

function parseProjection(select: Query['select']): readonly FieldPath[] | undefined {
  return select?.map(parseFieldPath).filter((path) => !isName(path))
}

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message)
}
