import { GeoPoint, MapValue, Reference, Timestamp } from '../values/value.ts'
import type { Fields, Value } from '../values/value.ts'
import { jsonObject, mapFromJson, mapToJson, message, plain, readEntry, writeEntries } from './message.ts'
import { WIRE } from './reader.ts'
import type { ByteReader } from './reader.ts'
import { timestamp } from './timestamp.ts'
import { bool, bytes, double, int64, invalidPayload, string } from './types.ts'
import type { Type } from './types.ts'
import type { ByteWriter } from './writer.ts'

/** Field numbers of google.firestore.v1.Value. */
const ID = {
  boolean: 1,
  integer: 2,
  double: 3,
  reference: 5,
  map: 6,
  geoPoint: 8,
  array: 9,
  timestamp: 10,
  null: 11,
  string: 17,
  bytes: 18,
} as const

const latLng = message({ latitude: plain(1, double), longitude: plain(2, double) })

/** google.firestore.v1.Value, straight to and from the store's own form. */
export const value: Type<Value> = {
  wire: WIRE.LENGTH,
  read(reader) {
    const outer = reader.enter()
    let result: Value | undefined
    while (!reader.done) {
      const tag = reader.uint32()
      const known = readKind(reader, tag >>> 3)
      if (known === undefined) reader.skip(tag & 7)
      else result = known
    }
    reader.leave(outer)
    if (result === undefined) throw invalidPayload()
    return result
  },
  write(writer, content) {
    const start = writer.open()
    writeKind(writer, content)
    writer.close(start)
  },
  fromJson(json) {
    const [kind, content] = Object.entries(jsonObject(json))[0] ?? []
    const read = kind === undefined ? undefined : JSON_KINDS.get(kind.replaceAll('_', '').toLowerCase())
    if (read === undefined) throw invalidPayload()
    return read(content)
  },
  toJson: valueToJson,
}

/** google.firestore.v1.ArrayValue. */
export const arrayValue: Type<readonly Value[]> = {
  wire: WIRE.LENGTH,
  read: readArray,
  write: writeArray,
  fromJson: arrayFromJson,
  toJson: arrayToJson,
}

function readKind(reader: ByteReader, id: number): Value | undefined {
  switch (id) {
    case ID.string:
      return reader.string()
    case ID.integer:
      return reader.int64()
    case ID.boolean:
      return reader.bool()
    case ID.double:
      return reader.double()
    case ID.timestamp:
      return timestamp.read(reader)
    case ID.map:
      return readMap(reader)
    case ID.array:
      return readArray(reader)
    case ID.null:
      reader.int64()
      return null
    case ID.reference:
      return new Reference(reader.string())
    case ID.bytes:
      return reader.bytes()
    case ID.geoPoint:
      return geoPoint(latLng.read(reader))
    default:
      return undefined
  }
}

function writeKind(writer: ByteWriter, content: Value): void {
  if (typeof content === 'string') {
    writer.tag(ID.string, WIRE.LENGTH)
    writer.string(content)
  } else if (typeof content === 'bigint') {
    writer.tag(ID.integer, WIRE.VARINT)
    writer.int64(content)
  } else if (typeof content === 'boolean') {
    writer.tag(ID.boolean, WIRE.VARINT)
    writer.bool(content)
  } else if (typeof content === 'number') {
    writer.tag(ID.double, WIRE.FIXED64)
    writer.double(content)
  } else if (content === null) {
    writer.tag(ID.null, WIRE.VARINT)
    writer.uint32(0)
  } else writeObjectKind(writer, content)
}

function writeObjectKind(
  writer: ByteWriter,
  content: Exclude<Value, string | bigint | boolean | number | null>,
): void {
  if (content instanceof Timestamp) {
    writer.tag(ID.timestamp, WIRE.LENGTH)
    timestamp.write(writer, content)
  } else if (content instanceof MapValue) {
    writer.tag(ID.map, WIRE.LENGTH)
    const start = writer.open()
    writeEntries(writer, 1, value, content.fields)
    writer.close(start)
  } else if (content instanceof Reference) {
    writer.tag(ID.reference, WIRE.LENGTH)
    writer.string(content.name)
  } else if (content instanceof GeoPoint) {
    writer.tag(ID.geoPoint, WIRE.LENGTH)
    latLng.write(writer, content)
  } else if (content instanceof Uint8Array) {
    writer.tag(ID.bytes, WIRE.LENGTH)
    writer.bytes(content)
  } else {
    writer.tag(ID.array, WIRE.LENGTH)
    writeArray(writer, content)
  }
}

function readMap(reader: ByteReader): MapValue {
  const outer = reader.enter()
  const fields: Record<string, Value> = {}
  while (!reader.done) {
    const tag = reader.uint32()
    if (tag >>> 3 === 1) readEntry(reader, value, fields)
    else reader.skip(tag & 7)
  }
  reader.leave(outer)
  return new MapValue(fields)
}

function readArray(reader: ByteReader): Value[] {
  const outer = reader.enter()
  const values: Value[] = []
  while (!reader.done) {
    const tag = reader.uint32()
    if (tag >>> 3 === 1) values.push(value.read(reader))
    else reader.skip(tag & 7)
  }
  reader.leave(outer)
  return values
}

function writeArray(writer: ByteWriter, values: readonly Value[]): void {
  const start = writer.open()
  for (const element of values) {
    writer.tag(1, WIRE.LENGTH)
    value.write(writer, element)
  }
  writer.close(start)
}

function geoPoint({ latitude, longitude }: { latitude: number; longitude: number }): GeoPoint {
  return new GeoPoint(latitude, longitude)
}

/** By the JSON name of the kind without underscores and capitals, so that both spellings are understood. */
const JSON_KINDS = new Map<string, (json: unknown) => Value>([
  ['nullvalue', nullFromJson],
  ['booleanvalue', (json) => bool.fromJson(json)],
  ['integervalue', (json) => int64.fromJson(json)],
  ['doublevalue', (json) => double.fromJson(json)],
  ['timestampvalue', (json) => timestamp.fromJson(json)],
  ['stringvalue', (json) => string.fromJson(json)],
  ['bytesvalue', (json) => bytes.fromJson(json)],
  ['referencevalue', (json) => new Reference(string.fromJson(json))],
  ['geopointvalue', (json) => geoPoint(latLng.fromJson(json))],
  ['arrayvalue', arrayFromJson],
  ['mapvalue', (json) => new MapValue(fieldsFromJson(json))],
])

function nullFromJson(json: unknown): null {
  if (json !== null && json !== 'NULL_VALUE' && json !== 0) throw invalidPayload()
  return null
}

function arrayFromJson(json: unknown): Value[] {
  const { values = [], ...unknown } = jsonObject(json)
  if (!Array.isArray(values) || Object.keys(unknown).length > 0) throw invalidPayload()
  return values.map((element: unknown) => value.fromJson(element))
}

function arrayToJson(values: readonly Value[]): unknown {
  return values.length === 0 ? {} : { values: values.map(valueToJson) }
}

function fieldsFromJson(json: unknown): Fields {
  const { fields = {}, ...unknown } = jsonObject(json)
  if (Object.keys(unknown).length > 0) throw invalidPayload()
  return mapFromJson(value, fields)
}

function valueToJson(content: Value): unknown {
  if (content === null) return { nullValue: null }
  if (typeof content === 'string') return { stringValue: content }
  if (typeof content === 'bigint') return { integerValue: content.toString() }
  if (typeof content === 'boolean') return { booleanValue: content }
  if (typeof content === 'number') return { doubleValue: double.toJson(content) }
  if (content instanceof Timestamp) return { timestampValue: timestamp.toJson(content) }
  if (content instanceof MapValue) return { mapValue: mapValueToJson(content) }
  if (content instanceof Reference) return { referenceValue: content.name }
  if (content instanceof GeoPoint) return { geoPointValue: latLng.toJson(content) }
  if (content instanceof Uint8Array) return { bytesValue: bytes.toJson(content) }
  return { arrayValue: arrayToJson(content) }
}

function mapValueToJson({ fields }: MapValue): unknown {
  return Object.keys(fields).length === 0 ? {} : { fields: mapToJson(value, fields) }
}
