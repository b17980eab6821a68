import { compareNames } from './names.ts'
import { compareStrings } from './strings.ts'
import { compareTimestamps } from './timestamps.ts'
import type { Value } from './value.ts'
import { fieldOf, GeoPoint, MapValue, Reference, Timestamp } from './value.ts'

/**
 * Places of the types in the order of all values. NaN has one of its own below the numbers, so that "same type
 * class" for inequalities is equality of ranks.
 */
const RANK = {
  null: 0,
  boolean: 1,
  nan: 2,
  number: 3,
  timestamp: 4,
  string: 5,
  bytes: 6,
  reference: 7,
  geoPoint: 8,
  array: 9,
  vector: 10,
  map: 11,
} as const

/** The place of a value's type, one of {@link RANK}. */
export function rankOf(value: Value): number {
  if (typeof value === 'string') return RANK.string
  if (typeof value === 'number') return Number.isNaN(value) ? RANK.nan : RANK.number
  if (typeof value === 'bigint') return RANK.number
  return typeof value === 'boolean' ? RANK.boolean : rankOfObject(value)
}

function rankOfObject(value: Exclude<Value, string | number | bigint | boolean>): number {
  if (value === null) return RANK.null
  if (value instanceof Timestamp) return RANK.timestamp
  if (value instanceof MapValue) return vectorOf(value) ? RANK.vector : RANK.map
  if (value instanceof Reference) return RANK.reference
  if (value instanceof GeoPoint) return RANK.geoPoint
  return value instanceof Uint8Array ? RANK.bytes : RANK.array
}

/** The elements of a vector `{__type__: '__vector__', value: [numbers]}`; undefined for every other value. */
export function vectorOf(value: Value): readonly Value[] | undefined {
  if (!(value instanceof MapValue) || fieldOf(value.fields, '__type__') !== '__vector__') return undefined
  const elements = fieldOf(value.fields, 'value')
  return isArray(elements) ? elements : undefined
}

/** Whether a value is an array (`Array.isArray` does not narrow read-only arrays). */
export function isArray(value: Value | undefined): value is readonly Value[] {
  return Array.isArray(value)
}

/**
 * The order of all values (docs/protocol.md, "Order of values"): by type, then within the type; integers and doubles
 * by exact value. 0 means equal as queries see it: `1` and `1.0`, `0` and `-0.0`, NaN and NaN, at any depth.
 */
export function compareValues(a: Value, b: Value): number {
  if (typeof a === 'string' && typeof b === 'string') return compareStrings(a, b)
  const rank = rankOf(a)
  const byRank = rank - rankOf(b)
  return byRank === 0 ? compareWithin(rank, a, b) : byRank
}

function compareWithin(rank: number, a: Value, b: Value): number {
  if (rank === RANK.null || rank === RANK.nan) return 0
  if (isNumber(a) && isNumber(b)) return compareNumbers(a, b)
  if (typeof a === 'string' && typeof b === 'string') return compareStrings(a, b)
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b)
  if (a instanceof Timestamp && b instanceof Timestamp) return compareTimestamps(a, b)
  if (a instanceof MapValue && b instanceof MapValue) {
    return rank === RANK.vector ? compareVectors(a, b) : compareMaps(a, b)
  }
  if (a instanceof Reference && b instanceof Reference) return compareNames(a.name, b.name)
  if (a instanceof GeoPoint && b instanceof GeoPoint) {
    return compareNumbers(a.latitude, b.latitude) || compareNumbers(a.longitude, b.longitude)
  }
  if (a instanceof Uint8Array && b instanceof Uint8Array) return Buffer.compare(a, b)
  return isArray(a) && isArray(b) ? compareArrays(a, b) : 0
}

function isNumber(value: Value): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint'
}

/** JavaScript compares a bigint with a number by exact mathematical value, which is what is wanted. */
function compareNumbers(a: number | bigint, b: number | bigint): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function compareArrays(a: readonly Value[], b: readonly Value[]): number {
  const length = Math.min(a.length, b.length)
  for (let i = 0; i < length; i++) {
    const order = compareValues(a[i] ?? null, b[i] ?? null)
    if (order !== 0) return order
  }
  return a.length - b.length
}

function compareVectors(a: MapValue, b: MapValue): number {
  const x = vectorOf(a) ?? []
  const y = vectorOf(b) ?? []
  return x.length - y.length || compareArrays(x, y)
}

function compareMaps(a: MapValue, b: MapValue): number {
  const aNames = Object.keys(a.fields).toSorted(compareStrings)
  const bNames = Object.keys(b.fields).toSorted(compareStrings)
  const length = Math.min(aNames.length, bNames.length)
  for (let i = 0; i < length; i++) {
    const x = aNames[i] ?? ''
    const y = bNames[i] ?? ''
    const order = compareStrings(x, y) || compareValues(a.fields[x] ?? null, b.fields[y] ?? null)
    if (order !== 0) return order
  }
  return aNames.length - bNames.length
}

/** Equality as queries and array transforms see it. */
export function equalValues(a: Value, b: Value): boolean {
  return a === b || compareValues(a, b) === 0
}
