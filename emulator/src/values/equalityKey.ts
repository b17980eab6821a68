import { isArray } from './compare.ts'
import { compareStrings } from './strings.ts'
import type { Value } from './value.ts'
import { GeoPoint, MapValue, Reference, Timestamp } from './value.ts'

/** A string that two values share exactly when they are equal as queries see it (`1` and `1.0` do). */
export function equalityKey(value: Value): string {
  if (typeof value === 'string') return `s${value}`
  if (typeof value === 'number') return numberKey(value)
  if (typeof value === 'bigint') return `n${value}`
  if (typeof value === 'boolean' || value === null) return String(value)
  if (value instanceof Timestamp) return `t${value.seconds}.${value.nanos}`
  if (value instanceof Reference) return `r${value.name}`
  if (value instanceof Uint8Array) return `b${Buffer.from(value).toString('base64')}`
  if (value instanceof GeoPoint) return `g${numberKey(value.latitude)} ${numberKey(value.longitude)}`
  if (isArray(value)) return `a${JSON.stringify(value.map(equalityKey))}`
  return value instanceof MapValue ? mapKey(value) : ''
}

function numberKey(value: number): string {
  return Number.isInteger(value) ? `n${BigInt(value)}` : `n${value}`
}

function mapKey({ fields }: MapValue): string {
  const entries = Object.entries(fields).toSorted(([a], [b]) => compareStrings(a, b))
  return `m${JSON.stringify(entries.map(([name, value]) => [name, equalityKey(value)]))}`
}
