import { StatusError } from '../../status.ts'
import { vectorOf } from '../../values/compare.ts'
import { compareNames } from '../../values/names.ts'
import type { Value } from '../../values/value.ts'
import { documentValue, withFields } from '../data/packedDocument.ts'
import type { FieldPath } from '../fieldPath.ts'
import { parseFieldPath, withValueAt } from '../fieldPath.ts'
import type { Document, FindNearest } from '../types.ts'

/** A checked vector search. */
export interface NearestSearch {
  readonly path: FieldPath
  readonly vector: readonly number[]
  readonly measure: 'EUCLIDEAN' | 'COSINE' | 'DOT_PRODUCT'
  readonly limit: number
  readonly resultField: FieldPath | undefined
  readonly threshold: number | undefined
}

/** Checks a vector search. Throws INVALID_ARGUMENT. */
export function parseNearest(search: FindNearest): NearestSearch {
  const vector = numbersOf(search.queryVector)
  if (vector === undefined) throw new StatusError('INVALID_ARGUMENT', 'query_vector must be a vector.')
  const { distanceMeasure, distanceResultField, distanceThreshold } = search
  if (distanceMeasure === 'DISTANCE_MEASURE_UNSPECIFIED') {
    throw new StatusError('INVALID_ARGUMENT', 'distance_measure must be set.')
  }
  if (search.limit <= 0 || search.limit > 1000) {
    throw new StatusError(
      'INVALID_ARGUMENT',
      'FindNearest.limit must be a positive integer of no more than 1000.',
    )
  }
  return {
    path: parseFieldPath(search.vectorField),
    vector,
    measure: distanceMeasure,
    limit: search.limit,
    resultField:
      distanceResultField === undefined || distanceResultField === ''
        ? undefined
        : parseFieldPath(distanceResultField),
    threshold: distanceThreshold,
  }
}

function numbersOf(value: Value): readonly number[] | undefined {
  return vectorOf(value)?.map(Number)
}

/** The nearest of some documents, nearest first, equally near ones by name; vectors of another dimension are left out. */
export function nearest(search: NearestSearch, documents: Iterable<Document>): Document[] {
  const found: { document: Document; distance: number }[] = []
  for (const document of documents) {
    const vector = numbersOf(documentValue(document, search.path) ?? null)
    if (vector?.length !== search.vector.length) continue
    const distance = measure(search, vector)
    if (isNear(search, distance)) found.push({ document, distance })
  }
  const sign = search.measure === 'DOT_PRODUCT' ? -1 : 1
  found.sort((a, b) => sign * (a.distance - b.distance) || compareNames(a.document.name, b.document.name))
  return found
    .slice(0, search.limit)
    .map(({ document, distance }) => withDistance(document, search.resultField, distance))
}

function isNear({ measure, threshold }: NearestSearch, distance: number): boolean {
  if (Number.isNaN(distance)) return false
  if (threshold === undefined) return true
  return measure === 'DOT_PRODUCT' ? distance >= threshold : distance <= threshold
}

function measure(search: NearestSearch, vector: readonly number[]): number {
  const { vector: wanted } = search
  if (search.measure === 'EUCLIDEAN') return Math.hypot(...vector.map((x, i) => x - (wanted[i] ?? 0)))
  const product = dot(vector, wanted)
  if (search.measure === 'DOT_PRODUCT') return product
  return 1 - product / (Math.hypot(...vector) * Math.hypot(...wanted))
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0)
}

function withDistance(document: Document, field: FieldPath | undefined, distance: number): Document {
  if (field === undefined) return document
  return withFields(document, withValueAt(document.fields, field, distance))
}
