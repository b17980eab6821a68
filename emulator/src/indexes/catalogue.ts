import type { FieldPath } from '../store/fieldPath.ts'
import { formatFieldPath, parseFieldPath } from '../store/fieldPath.ts'
import type { Definition, SingleFieldIndex } from './definition.ts'
import { EVERY_FIELD } from './definition.ts'
import type { Index, QueryScope } from './types.ts'
import { impliedNameDirection, labelOf } from './types.ts'

/**
 * What every field has unless an override says otherwise: scalars and entries of maps, whole maps and whole arrays in both
 * directions, arrays by their elements; of one collection only ("Automatic indexing", "Index types in Cloud Firestore").
 */
const AUTOMATIC: readonly SingleFieldIndex[] = (['ASCENDING', 'DESCENDING', 'CONTAINS'] as const).map(
  (mode) => ({ queryScope: 'COLLECTION', mode }),
)

/** The indexes that there are by a definition, automatic ones included. */
export class IndexCatalogue {
  readonly #composites = new Map<string, Index[]>()
  readonly #overrides = new Map<string, readonly SingleFieldIndex[]>()
  /** The composite indexes, and the single-field ones that an override has beyond the automatic ones, by their labels. */
  readonly defined: ReadonlySet<string>

  constructor({ composites, overrides }: Definition) {
    for (const index of composites) {
      const key = keyOf(index.collectionGroup, index.queryScope)
      this.#composites.set(key, [...(this.#composites.get(key) ?? []), index])
    }
    for (const { collectionGroup, fieldPath, indexes } of overrides) {
      this.#overrides.set(keyOf(collectionGroup, fieldPath), indexes)
    }
    const added = overrides.flatMap(({ collectionGroup, fieldPath, indexes }) =>
      indexes
        .filter((index) => fieldPath !== EVERY_FIELD && !isAutomatic(index))
        .map((index) => singleFieldIndex(collectionGroup, fieldPath, index)),
    )
    this.defined = new Set([...composites, ...added].map(labelOf))
  }

  composites(collectionGroup: string, queryScope: QueryScope): readonly Index[] {
    return this.#composites.get(keyOf(collectionGroup, queryScope)) ?? []
  }

  singleField(collectionGroup: string, queryScope: QueryScope, path: string): readonly Index[] {
    return this.settings(collectionGroup, path)
      .filter((index) => index.queryScope === queryScope)
      .map((index) => singleFieldIndex(collectionGroup, path, index))
  }

  /**
   * What is kept of a field: its own override, or that of the nearest map it lies in, or that of all fields, or the automatic
   * indexes ("Single-field index exemptions", "Index types in Cloud Firestore").
   */
  settings(collectionGroup: string, path: string): readonly SingleFieldIndex[] {
    let segments: FieldPath = parseFieldPath(path)
    for (; segments.length > 0; segments = segments.slice(0, -1)) {
      const own = this.#overrides.get(keyOf(collectionGroup, formatFieldPath(segments)))
      if (own !== undefined) return own
    }
    return this.#overrides.get(keyOf(collectionGroup, EVERY_FIELD)) ?? AUTOMATIC
  }
}

function isAutomatic({ queryScope, mode }: SingleFieldIndex): boolean {
  return AUTOMATIC.some((each) => each.queryScope === queryScope && each.mode === mode)
}

function singleFieldIndex(collectionGroup: string, path: string, index: SingleFieldIndex): Index {
  const fields = [{ path, mode: index.mode }]
  return {
    collectionGroup,
    queryScope: index.queryScope,
    fields,
    nameDirection: impliedNameDirection(fields),
  }
}

/** No collection id has a slash. */
function keyOf(collectionGroup: string, rest: string): string {
  return `${collectionGroup}/${rest}`
}
