import { isArray } from '../../values/compare.ts'
import type { Fields, Value } from '../../values/value.ts'
import { GeoPoint, MapValue, Reference, Timestamp } from '../../values/value.ts'

/**
 * The compact JSON form of values in exports and page tokens: null, booleans, strings, finite doubles and arrays as
 * themselves; all else as an object of one member: `i` integer, `d` other doubles, `t` [seconds, nanos], `b` bytes in
 * base64, `r` reference, `p` reference within the same database (its relative path), `g` [latitude, longitude], `m` map.
 */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

/** `root`: the prefix (`…/documents/`) that marks references within the same database; '' marks none. */
export function encodeValue(value: Value, root: string): Json {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value
  if (typeof value === 'number') return encodeDouble(value)
  if (typeof value === 'bigint') return { i: String(value) }
  if (value instanceof Timestamp) return { t: [value.seconds, value.nanos] }
  if (value instanceof Uint8Array) return { b: Buffer.from(value).toString('base64') }
  if (value instanceof Reference) return encodeReference(value.name, root)
  if (value instanceof GeoPoint) return { g: [encodeDouble(value.latitude), encodeDouble(value.longitude)] }
  if (value instanceof MapValue) return { m: encodeFields(value.fields, root) }
  return isArray(value) ? value.map((element) => encodeValue(element, root)) : null
}

/** A document's or a map's fields, see {@link encodeValue}. */
function encodeFields(fields: Fields, root: string): { readonly [name: string]: Json } {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encodeValue(value, root)]))
}

function encodeDouble(value: number): Json {
  return Number.isFinite(value) && !Object.is(value, -0)
    ? value
    : { d: Object.is(value, -0) ? '-0' : String(value) }
}

function encodeReference(name: string, root: string): Json {
  return root !== '' && name.startsWith(root) ? { p: name.slice(root.length) } : { r: name }
}

/** The inverse of {@link encodeValue}; throws for anything it does not write. */
export function decodeValue(json: Json, root: string): Value {
  if (json === null || typeof json !== 'object') return json
  if (isList(json)) return json.map((element) => decodeValue(element, root))
  const [entry, second] = Object.entries(json)
  if (entry === undefined || second !== undefined) throw malformed(json)
  return decodeTagged(entry[0], entry[1], root)
}

/** The inverse of {@link encodeFields}. */
function decodeFields(json: Json | undefined, root: string): Fields {
  if (json === null || typeof json !== 'object' || isList(json)) throw malformed(json)
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, decodeValue(value, root)]))
}

function decodeTagged(tag: string, json: Json, root: string): Value {
  if (tag === 'm') return new MapValue(decodeFields(json, root))
  if (tag === 't' || tag === 'g') {
    const [a, b] = isList(json) ? json.map((part) => decodeValue(part, root)) : []
    if (typeof a !== 'number' || typeof b !== 'number') throw malformed(json)
    return tag === 't' ? new Timestamp(a, b) : new GeoPoint(a, b)
  }
  if (typeof json !== 'string') throw malformed(json)
  switch (tag) {
    case 'i':
      return BigInt(json)
    case 'd':
      return Number(json)
    case 'b':
      return new Uint8Array(Buffer.from(json, 'base64'))
    case 'r':
      return new Reference(json)
    case 'p':
      return new Reference(`${root}${json}`)
    default:
      throw malformed(json)
  }
}

/** `Array.isArray` does not narrow read-only arrays. */
export function isList(json: Json): json is readonly Json[] {
  return Array.isArray(json)
}

function malformed(json: Json | undefined): Error {
  return new Error(`not a value: ${String(JSON.stringify(json))}`)
}
