import type { Fields, Value } from '../../values/value.ts'
import { GeoPoint, MapValue, Reference, Timestamp } from '../../values/value.ts'

/** A value as recorded: one member, short (`{i:"1"}`) or of proto JSON (`{integerValue:"1"}`). */
export type Notation = Readonly<Record<string, unknown>>

/** An RFC 3339 instant, truncated to microseconds as when decoded from the wire. */
export function parseTime(text: string): Timestamp {
  const [, whole = '', fraction = '', zone = 'Z'] = /^(.*?)(?:\.(\d+))?(Z|[+-]\d\d:\d\d)$/.exec(text) ?? []
  const millis = Date.parse(`${whole}${zone}`)
  return new Timestamp(millis / 1000, Number(fraction.padEnd(6, '0').slice(0, 6)) * 1000)
}

/** The value of a notation; `{documents}` in references stands for `documents`. */
export function parseValue(notation: Notation, documents = ''): Value {
  const [entry] = Object.entries(notation)
  const [kind, content] = entry ?? ['n', null]
  switch (kind) {
    case 'n':
    case 'nullValue':
      return null
    case 't':
    case 'booleanValue':
      return content === true
    case 'i':
    case 'integerValue':
      return BigInt(String(content))
    case 'd':
    case 'doubleValue':
      return Number(content)
    case 's':
    case 'stringValue':
      return String(content)
    case 'ts':
    case 'timestampValue':
      return parseTime(String(content))
    case 'by':
    case 'bytesValue':
      return new Uint8Array(Buffer.from(String(content), 'base64'))
    case 'r':
    case 'referenceValue':
      return new Reference(String(content).replace('{documents}', documents))
    default:
      return parseComposite(kind, content, documents)
  }
}

function parseComposite(kind: string, content: unknown, documents: string): Value {
  switch (kind) {
    case 'g':
    case 'geoPointValue': {
      const { latitude, longitude } = content as { latitude: number; longitude: number }
      return new GeoPoint(latitude, longitude)
    }
    case 'a':
      return (content as Notation[]).map((element) => parseValue(element, documents))
    case 'arrayValue':
      return ((content as { values?: Notation[] }).values ?? []).map((each) => parseValue(each, documents))
    case 'm':
      return new MapValue(parseFields(content as Record<string, Notation>, documents))
    case 'mapValue':
      return new MapValue(parseFields((content as { fields?: Record<string, Notation> }).fields, documents))
    default:
      throw new Error(`unknown notation ${kind}`)
  }
}

/** A map of field names to notations. */
export function parseFields(fields: Readonly<Record<string, Notation>> = {}, documents = ''): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, notation]) => [name, parseValue(notation, documents)]),
  )
}
