import { documentValue, PackedDocument } from '../store/data/packedDocument.ts'
import type { Document } from '../store/index.ts'
import { formatFieldPath, parseFieldPath } from '../store/fieldPath.ts'
import type { FieldPath } from '../store/fieldPath.ts'
import { isArray, vectorOf } from '../values/compare.ts'
import type { Fields, Value } from '../values/value.ts'
import { MapValue } from '../values/value.ts'
import type { IndexCatalogue } from './catalogue.ts'
import type { Index } from './types.ts'

/** "Maximum number of index entries for each document", "Indexing limits" of "Index types in Cloud Firestore". */
const MAX_ENTRIES = 40_000
/** No entry of an index comes of fewer bytes of a packed document: an element of an array. */
const MIN_BYTES = 4

/** Whether a document of a collection has more index entries than production keeps. */
export function hasTooManyEntries(
  collectionGroup: string,
  document: Document,
  catalogue: IndexCatalogue,
): boolean {
  const composites = compositesOf(collectionGroup, catalogue)
  // Each value twice; and a composite index once, or once for each element of the one array that it may hold.
  const mostOf = (values: number): number =>
    composites.reduce(
      (sum, { fields }) => sum + (fields.some(({ mode }) => mode === 'CONTAINS') ? values : 1),
      2 * values,
    )
  // Counting is slow and hardly ever needed.
  if (document instanceof PackedDocument && mostOf(document.size / MIN_BYTES) <= MAX_ENTRIES) return false
  if (mostOf(valuesIn(document.fields)) <= MAX_ENTRIES) return false
  return countEntries(collectionGroup, document, catalogue) > MAX_ENTRIES
}

/** How many values there are, those in maps and arrays, too. */
function valuesIn(fields: Fields): number {
  return Object.values(fields).reduce<number>((sum, value) => {
    if (value instanceof MapValue) return sum + 1 + valuesIn(value.fields)
    return sum + 1 + lengthOf(value)
  }, 0)
}

/**
 * How many index entries a document has, as in the example of "Index entries", "Index types in Cloud Firestore". Whether equal
 * elements of an array have one entry each is not documented: here they have.
 */
export function countEntries(collectionGroup: string, document: Document, catalogue: IndexCatalogue): number {
  let count = 0
  for (const [path, value] of fieldsOf(document.fields, [])) {
    for (const { mode } of catalogue.settings(collectionGroup, formatFieldPath(path))) {
      count += mode === 'CONTAINS' ? lengthOf(value) : 1
    }
  }
  for (const index of compositesOf(collectionGroup, catalogue)) count += entriesIn(index, document)
  return count
}

function compositesOf(collectionGroup: string, catalogue: IndexCatalogue): readonly Index[] {
  return (['COLLECTION', 'COLLECTION_GROUP'] as const).flatMap((scope) =>
    catalogue.composites(collectionGroup, scope),
  )
}

/** Every field, maps and the fields in them. */
function* fieldsOf(fields: Fields, parent: FieldPath): Generator<[FieldPath, Value], undefined> {
  for (const [name, value] of Object.entries(fields)) {
    const path = [...parent, name]
    yield [path, value]
    if (value instanceof MapValue && vectorOf(value) === undefined) yield* fieldsOf(value.fields, path)
  }
  return undefined
}

/** A document that lacks one of the fields is not in the index. */
function entriesIn({ fields }: Index, document: Document): number {
  let count = 1
  for (const { path, mode } of fields) {
    const value = documentValue(document, parseFieldPath(path))
    if (value === undefined) return 0
    if (mode === 'CONTAINS') count *= lengthOf(value)
  }
  return count
}

function lengthOf(value: Value): number {
  return isArray(value) ? value.length : 0
}
