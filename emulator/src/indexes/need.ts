import { formatFieldPath, isName } from '../store/fieldPath.ts'
import type { FieldPath } from '../store/fieldPath.ts'
import type { CompiledQuery } from '../store/query/compile.ts'
import { isInequality } from '../store/query/condition.ts'
import type { Condition } from '../store/query/condition.ts'
import type { Conjunction } from '../store/query/disjuncts.ts'
import { equalValues } from '../values/compare.ts'
import type { Direction, IndexedField, QueryScope } from './types.ts'

/** What one disjunct of a query asks of its indexes. */
export interface Need {
  readonly collectionGroup: string
  readonly queryScope: QueryScope
  /** The fields compared by equality: an index has them first, in any order and direction. By path. */
  readonly equalities: readonly Point[]
  /** Fields of the order that are compared by equality here: an index may have them among the equalities as well. */
  readonly varying: readonly Point[]
  /** What comes after them, exactly: the order of the result, then what is summed up or looked for. */
  readonly order: readonly IndexedField[]
  readonly nameDirection: Direction
  /** Whether one index that holds the names the other way round serves as well. */
  readonly eitherNameDirection: boolean
  /** Whether several indexes may serve it together. */
  readonly mayMerge: boolean
  /** Why no index that can be defined serves it, as far as is known. */
  readonly impossible?: string | undefined
}

export interface Point {
  readonly path: string
  readonly kind: 'EQUAL' | 'CONTAINS'
}

/**
 * What a query asks of indexes, one need for each disjunct: `in` and `array-contains-any` are disjunctions, and every disjunct
 * comes in the order of the whole query. `aggregated`: fields that are summed up or averaged.
 *
 * Where it is not known what production does, the need is the stricter one. From "Index types in Cloud Firestore"
 * (https://firebase.google.com/docs/firestore/query-data/index-overview), "Index properties" and "Use index merging", unless a
 * comment names another source.
 */
export function needsOf(query: CompiledQuery, aggregated: readonly FieldPath[] = []): readonly Need[] {
  const constants = constantPaths(query.disjuncts)
  return query.disjuncts.map((conjunction) => needOf(query, conjunction, constants, aggregated))
}

function needOf(
  query: CompiledQuery,
  conjunction: Conjunction,
  constants: ReadonlySet<string>,
  aggregated: readonly FieldPath[],
): Need {
  const { scope, keys, nearest } = query
  const ordered = keys
    .filter(({ path, isName: isKey }) => !isKey && !constants.has(formatFieldPath(path)))
    .map(({ path, sign }): IndexedField => ({ path: formatFieldPath(path), mode: directionOf(sign) }))
  const nameDirection = directionOf(keys.at(-1)?.sign ?? 1)
  const points = pointsOf(conjunction)
  // Compared by equality with other values in other disjuncts, so that the union has to be put in its order.
  const isVarying = ({ path, kind }: Point): boolean =>
    kind === 'EQUAL' && ordered.some((field) => field.path === path)
  const equalities = points.filter((point) => !isVarying(point))
  const varying = points.filter(isVarying)
  // Not what is searched for in an array: an entry of that index has one element, and to sum up takes the whole field.
  const known = new Set(
    [...points.filter(({ kind }) => kind === 'EQUAL'), ...ordered].map(({ path }) => path),
  )
  // The directions of these are not documented. The one of the order before them leaves the name where that order has it.
  const summed = [...new Set(aggregated.map(formatFieldPath))]
    .filter((path) => !known.has(path))
    .toSorted()
    .map((path): IndexedField => ({ path, mode: nameDirection }))
  const vector: readonly IndexedField[] =
    nearest === undefined
      ? []
      : [{ path: formatFieldPath(nearest.path), mode: `VECTOR(${nearest.vector.length})` }]
  const order = [...ordered, ...summed, ...vector]
  const isRanged = query.disjuncts.flat().some(isInequality)
  return {
    collectionGroup: scope.collectionId,
    queryScope: scope.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
    equalities,
    varying,
    order,
    nameDirection,
    // The page's examples: "arrow_upward (or arrow_downward) capital" beside regions, and the same of category of landmarks.
    eitherNameDirection: order.length === 0 && nameDirection === 'ASCENDING' && !isRanged,
    mayMerge: summed.length + vector.length + varying.length === 0 && !isRanged,
    impossible: impossibleReason(query, conjunction, nameDirection),
  }
}

/**
 * Fields that one value is asked of in the whole query: to order by them orders nothing, and production leaves them out of the
 * index that it asks for (https://github.com/firebase/firebase-js-sdk/issues/9097). Not those with an inequality as well, of
 * which nothing is known.
 */
function constantPaths(disjuncts: readonly Conjunction[]): ReadonlySet<string> {
  const [first = [], ...others] = disjuncts
  const unequal = new Set(disjuncts.flatMap((each) => each.filter(isInequality).map(pathOf)))
  return new Set(
    first
      .filter(isEquality)
      .filter((condition) => !unequal.has(pathOf(condition)))
      .filter((condition) => others.every((other) => other.some((each) => isSame(each, condition))))
      .map(pathOf),
  )
}

function isSame(a: Condition, b: Condition): boolean {
  return a.op === b.op && pathOf(a) === pathOf(b) && equalValues(a.value, b.value)
}

function pointsOf(conjunction: Conjunction): readonly Point[] {
  const points = new Map<string, Point>()
  for (const condition of conjunction) {
    const path = pathOf(condition)
    if (isName(condition.path)) continue
    if (isEquality(condition)) points.set(`EQUAL ${path}`, { path, kind: 'EQUAL' })
    if (condition.op === 'ARRAY_CONTAINS') points.set(`CONTAINS ${path}`, { path, kind: 'CONTAINS' })
  }
  return [...points.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

function isEquality({ op }: Condition): boolean {
  return op === 'EQUAL' || op === 'IS_NULL' || op === 'IS_NAN'
}

function pathOf({ path }: Condition): string {
  return formatFieldPath(path)
}

function directionOf(sign: 1 | -1): Direction {
  return sign === 1 ? 'ASCENDING' : 'DESCENDING'
}

/** "Query with range and inequality filters on multiple fields", "Limitations". */
const MAX_UNEQUAL_FIELDS = 10

function impossibleReason(
  { scope, keys, disjuncts }: CompiledQuery,
  conjunction: Conjunction,
  nameDirection: Direction,
): string | undefined {
  const unequal = new Set(
    disjuncts
      .flat()
      .filter((each) => isInequality(each) && !isName(each.path))
      .map(pathOf),
  )
  if (unequal.size > MAX_UNEQUAL_FIELDS) return `inequalities are on more than ${MAX_UNEQUAL_FIELDS} fields`
  if (conjunction.some((condition) => isName(condition.path) && isEquality(condition))) {
    // The same page: "Queries with range or inequality filters on document fields and only equality constraints on the document
    // key (__name__) aren't supported."
    if (unequal.size > 0) return 'an inequality on a field does not go with an equality on __name__'
    // Nothing is known of other orders.
    if (keys.length > 1) return 'an order by a field does not go with an equality on __name__'
  }
  // An index is of one collection id.
  if (scope.collectionId === '' && nameDirection === 'DESCENDING') {
    return 'documents of all collections are not held in the descending order of their names'
  }
  return undefined
}
