export type Direction = 'ASCENDING' | 'DESCENDING'

/** How an index holds a field; a vector with its dimension. */
export type FieldMode = Direction | 'CONTAINS' | `VECTOR(${number})`

/** Of one collection, or of all collections with that id. */
export type QueryScope = 'COLLECTION' | 'COLLECTION_GROUP'

export interface IndexedField {
  /** As on the wire: `a.b`, quoted where it must be. */
  readonly path: string
  readonly mode: FieldMode
}

/** An index, composite or of a single field. */
export interface Index {
  readonly collectionGroup: string
  readonly queryScope: QueryScope
  /** Without the document's name, which every index ends with. */
  readonly fields: readonly IndexedField[]
  readonly nameDirection: Direction
}

/** What tells an index from others, for people: `artists (COLLECTION): featured ASCENDING, publishedAt DESCENDING`. */
export function labelOf({ collectionGroup, queryScope, fields, nameDirection }: Index): string {
  const parts = fields.map(({ path, mode }) => `${path} ${mode}`)
  if (nameDirection !== impliedNameDirection(fields)) parts.push(`__name__ ${nameDirection}`)
  return `${collectionGroup} (${queryScope}): ${parts.join(', ')}`
}

/**
 * The direction in which an index holds the names of documents when its definition does not say: that of its last field,
 * ascending when that one is not ordered ("Default ordering and the __name__ field", "Index types in Cloud Firestore";
 * `Index.fields` in the reference of the Firestore Admin API).
 */
export function impliedNameDirection(fields: readonly IndexedField[]): Direction {
  return fields.at(-1)?.mode === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING'
}
