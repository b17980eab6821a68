/**
 * The one in-memory form of a Firestore value, shared by the store, the wire and the rules.
 *
 * | Firestore   | here                                             |
 * |-------------|--------------------------------------------------|
 * | null        | `null`                                           |
 * | boolean     | `boolean`                                        |
 * | integer     | `bigint` (always within int64)                   |
 * | double      | `number` (NaN, ±Infinity and -0 included)        |
 * | timestamp   | `Timestamp` (truncated to microseconds)          |
 * | string      | `string`                                         |
 * | bytes       | `Uint8Array`                                     |
 * | reference   | `Reference` (full resource name)                 |
 * | geo point   | `GeoPoint`                                       |
 * | array       | `readonly Value[]`                               |
 * | map, vector | `MapValue` (a vector is the map with `__type__`) |
 */
export type Value =
  | null
  | boolean
  | bigint
  | number
  | string
  | Timestamp
  | Uint8Array
  | Reference
  | GeoPoint
  | readonly Value[]
  | MapValue

/**
 * A map's fields as a plain object, because objects of one shape share their layout and a hundred thousand
 * alike documents then cost a fraction of what as many `Map`s would. Field names `__x__` are refused when
 * decoding, so `__proto__` never gets here; other inherited names (`constructor`) can be asked for, therefore
 * read only through {@link fieldOf}.
 */
export class MapValue {
  readonly fields: Fields
  constructor(fields: Fields) {
    this.fields = fields
  }
}

export type Fields = Readonly<Record<string, Value>>

/** The value of a field, or `undefined` where the map has none of that name. */
export function fieldOf(fields: Fields, name: string): Value | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}

/** An instant: whole seconds since 1970 (may be negative) and 0 … 999 999 999 nanoseconds, a multiple of 1000. */
export class Timestamp {
  readonly seconds: number
  readonly nanos: number
  constructor(seconds: number, nanos: number) {
    this.seconds = seconds
    this.nanos = nanos
  }
}

/** A document's full resource name, `projects/p/databases/d/documents/…`. */
export class Reference {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

export class GeoPoint {
  readonly latitude: number
  readonly longitude: number
  constructor(latitude: number, longitude: number) {
    this.latitude = latitude
    this.longitude = longitude
  }
}
