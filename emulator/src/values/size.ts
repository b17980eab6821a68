import { isArray } from './compare.ts'
import { utf8Length } from './strings.ts'
import type { Fields, Value } from './value.ts'
import { GeoPoint, MapValue, Reference, Timestamp } from './value.ts'

/** Bytes a value counts for by Firestore's documented size calculation. */
function valueSize(value: Value): number {
  if (value === null || typeof value === 'boolean') return 1
  if (typeof value === 'bigint' || typeof value === 'number') return 8
  if (typeof value === 'string') return utf8Length(value) + 1
  if (value instanceof Timestamp) return 8
  if (value instanceof Reference) return nameSize(value.name)
  if (value instanceof GeoPoint) return 16
  if (value instanceof Uint8Array) return value.length
  if (value instanceof MapValue) return fieldsSize(value.fields) + 32
  let size = 0
  if (isArray(value)) for (const element of value) size += valueSize(element)
  return size
}

/** Bytes of field names and values. */
function fieldsSize(fields: Fields): number {
  let size = 0
  for (const name of Object.keys(fields)) size += utf8Length(name) + 1 + valueSize(fields[name] ?? null)
  return size
}

/** Bytes of a document's relative or full name: its segments, each with one byte more, plus 16. */
function nameSize(name: string): number {
  const documents = name.indexOf('/documents/')
  const path = documents < 0 ? name : name.slice(documents + '/documents/'.length)
  return utf8Length(path) + 1 + 16
}

/** Bytes of a whole document; the limit is 1,048,576. */
export function documentSize(name: string, fields: Fields): number {
  return nameSize(name) + fieldsSize(fields) + 32
}
