/** A value as vectors write it: whole numbers are ints, everything that JSON has no word for is made below. */
export type Plain =
  null | boolean | number | string | Encoded | readonly Plain[] | { readonly [name: string]: Plain }

export type PlainFields = { readonly [name: string]: Plain }

/** A value that is given as protobuf JSON. */
export class Encoded {
  readonly json: Readonly<Record<string, unknown>>
  constructor(json: Readonly<Record<string, unknown>>) {
    this.json = json
  }
}

/** A whole number, also one beyond what a number here can tell exactly. */
export const int = (digits: string): Encoded => new Encoded({ integerValue: digits })
/** A double, also a whole one, `NaN`, `Infinity` or `-Infinity`. */
export const double = (value: number): Encoded =>
  new Encoded({ doubleValue: Number.isFinite(value) ? value : String(value) })
export const time = (iso: string): Encoded => new Encoded({ timestampValue: iso })
export const bytes = (...octets: readonly number[]): Encoded =>
  new Encoded({ bytesValue: Buffer.from(octets).toString('base64') })
export const point = (latitude: number, longitude: number): Encoded =>
  new Encoded({ geoPointValue: { latitude, longitude } })
/** A reference to a document of the database that is asked. */
export const ref = (path: string): Encoded => new Encoded({ referenceValue: `{documents}/${path}` })
export const vector = (...elements: readonly number[]): Encoded =>
  new Encoded({
    mapValue: {
      fields: {
        __type__: { stringValue: '__vector__' },
        value: { arrayValue: { values: elements.map((doubleValue) => ({ doubleValue })) } },
      },
    },
  })

/** As protobuf JSON, with `{documents}` for the documents of the database. */
export function encode(value: Plain): unknown {
  if (value === null) return { nullValue: null }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : double(value).json
  }
  if (value instanceof Encoded) return value.json
  if (isList(value)) return { arrayValue: value.length === 0 ? {} : { values: value.map(encode) } }
  return { mapValue: Object.keys(value).length === 0 ? {} : { fields: encodeFields(value) } }
}

export function encodeFields(fields: PlainFields): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encode(value)]))
}

function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value)
}
