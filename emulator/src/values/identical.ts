import { isArray } from './compare.ts'
import { compareTimestamps } from './timestamps.ts'
import type { Fields, Value } from './value.ts'
import { fieldOf, GeoPoint, MapValue, Reference, Timestamp } from './value.ts'

/** Sameness as stored: type and content, so that `1` and `1.0`, `0` and `-0.0` differ. Decides what is a no-op write. */
export function identicalValues(a: Value, b: Value): boolean {
  if (Object.is(a, b)) return true
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false
  if (a instanceof MapValue) return b instanceof MapValue && identicalFields(a.fields, b.fields)
  if (a instanceof Timestamp) return b instanceof Timestamp && compareTimestamps(a, b) === 0
  if (a instanceof Reference) return b instanceof Reference && a.name === b.name
  if (a instanceof GeoPoint) {
    return b instanceof GeoPoint && Object.is(a.latitude, b.latitude) && Object.is(a.longitude, b.longitude)
  }
  if (a instanceof Uint8Array) return b instanceof Uint8Array && Buffer.compare(a, b) === 0
  if (!isArray(a) || !isArray(b) || a.length !== b.length) return false
  return a.every((value, i) => identicalValues(value, b[i] ?? null))
}

/** Whether two field maps hold identical values under the same names, in any order. */
export function identicalFields(a: Fields, b: Fields): boolean {
  const names = Object.keys(a)
  if (names.length !== Object.keys(b).length) return false
  return names.every((name) => {
    const other = fieldOf(b, name)
    return other !== undefined && identicalValues(a[name] ?? null, other)
  })
}
