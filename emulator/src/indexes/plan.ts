import type { IndexCatalogue } from './catalogue.ts'
import type { Need, Point } from './need.ts'
import type { Index, IndexedField } from './types.ts'

/** Whether a need is served, and the indexes that it would not be without. */
export interface Plan {
  readonly served: boolean
  readonly needed: readonly Index[]
}

/** Finds out whether the indexes that there are serve one disjunct of a query. */
export function planNeed(need: Need, catalogue: IndexCatalogue): Plan {
  if (need.impossible !== undefined) return { served: false, needed: [] }
  // By the names of documents alone, which are held in ascending order whatever is defined.
  const isByName = need.equalities.length + need.order.length === 0
  if (isByName && need.nameDirection === 'ASCENDING') return { served: true, needed: [] }
  const indexes = candidates(need, catalogue)
  if (!serve(need, indexes)) return { served: false, needed: [] }
  const needed = indexes.filter(
    (index) =>
      !serve(
        need,
        indexes.filter((other) => other !== index),
      ),
  )
  return { served: true, needed }
}

function candidates(
  { collectionGroup, queryScope, equalities, order }: Need,
  catalogue: IndexCatalogue,
): Index[] {
  const single = [...equalities, ...order.slice(0, 1)].flatMap(({ path }) =>
    catalogue.singleField(collectionGroup, queryScope, path),
  )
  return [...catalogue.composites(collectionGroup, queryScope), ...single]
}

/**
 * One index serves that has the equalities first and then the rest; or several that have some of the equalities each and the
 * same rest, all of them together: "Use index merging" of "Index types in Cloud Firestore", and "Index merging" of "Optimizing
 * Indexes" (https://cloud.google.com/datastore/docs/concepts/optimize-indexes) for when. That page wants equalities only, so an
 * inequality ends it; its `tag` is an array, so array-contains is one of them (decision 59).
 */
function serve(need: Need, indexes: readonly Index[]): boolean {
  const all = need.equalities.length
  const covers = indexes.map((index) => coverOf(need, index)).filter((cover) => cover !== undefined)
  if (covers.some(({ equalities }) => equalities.length === all)) return true
  const merged = covers.filter(({ hasNames }) => hasNames).flatMap(({ equalities }) => equalities)
  return need.mayMerge && all > 0 && new Set(merged).size === all
}

interface Cover {
  /** Those of the need that the index begins with. */
  readonly equalities: readonly Point[]
  /** Whether it holds the names in the direction asked for. */
  readonly hasNames: boolean
}

function coverOf(need: Need, index: Index): Cover | undefined {
  const { equalities, varying, order, nameDirection } = need
  const count = index.fields.length - order.length
  if (count < 0) return undefined
  const rest = index.fields.slice(count)
  if (!order.every(({ path, mode }, i) => rest[i]?.path === path && rest[i].mode === mode)) return undefined
  const points = index.fields
    .slice(0, count)
    .map((field) => [...equalities, ...varying].find((point) => isHeld(point, field)))
    .filter((point) => point !== undefined)
  // What an index is good for that holds an equality twice is not documented.
  if (new Set(points).size < count) return undefined
  const covered = points.filter((point) => !varying.includes(point))
  const hasNames = index.nameDirection === nameDirection
  const isAlone = need.eitherNameDirection && covered.length === equalities.length
  return hasNames || isAlone ? { equalities: covered, hasNames } : undefined
}

function isHeld({ path, kind }: Point, field: IndexedField): boolean {
  return path === field.path && kind === kindOf(field.mode)
}

function kindOf(mode: IndexedField['mode']): Point['kind'] | undefined {
  if (mode === 'CONTAINS') return 'CONTAINS'
  return mode === 'ASCENDING' || mode === 'DESCENDING' ? 'EQUAL' : undefined
}
