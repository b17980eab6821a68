import { WIRE } from '../../protobuf/reader.ts'
import { ByteWriter } from '../../protobuf/writer.ts'
import { isArray, vectorOf } from '../../values/compare.ts'
import { numericId } from '../../values/names.ts'
import { toExactMicros } from '../../values/timestamps.ts'
import type { Fields, Value } from '../../values/value.ts'
import { GeoPoint, MapValue, Reference, Timestamp } from '../../values/value.ts'
import { parseDocumentName } from '../names.ts'
import type { ParsedName } from '../names.ts'
import {
  DEFAULT_DATABASE,
  ELEMENT,
  ENTITY,
  GROUP,
  KEY,
  MEANING,
  POINT,
  PROPERTY,
  REFERENCE,
  VALUE,
  VECTOR,
} from './entityFields.ts'

interface Property {
  readonly name: string
  readonly value: Value
  /** One of the elements of an array. */
  readonly isElement: boolean
}

/** A document as exports keep it. */
export function writeEntity(name: string, fields: Fields): Buffer {
  const writer = new ByteWriter()
  const place = parseDocumentName(name)
  const path = place.path.split('/')
  message(writer, ENTITY.KEY, () => {
    text(writer, KEY.APP, `dev~${place.project}`)
    message(writer, KEY.PATH, () => elements(writer, path, ELEMENT))
    if (place.databaseId !== DEFAULT_DATABASE) text(writer, KEY.DATABASE, place.databaseId)
  })
  properties(writer, Object.entries(fields))
  message(writer, ENTITY.GROUP, () => elements(writer, path.slice(0, 2), ELEMENT))
  return writer.finish()
}

/** Empty arrays come first and are of another kind than all other properties. */
function properties(writer: ByteWriter, fields: readonly (readonly [string, Value])[]): void {
  for (const [name, value] of fields) {
    if (!isArray(value) || value.length > 0) continue
    message(writer, ENTITY.PROPERTY, () => {
      meaning(writer, MEANING.EMPTY_LIST)
      text(writer, PROPERTY.NAME, name)
      bool(writer, PROPERTY.MULTIPLE, false)
      message(writer, PROPERTY.VALUE, () => undefined)
    })
  }
  for (const [name, value] of fields) {
    if (isArray(value))
      for (const element of value) property(writer, { name, value: element, isElement: true })
    else property(writer, { name, value, isElement: false })
  }
}

function property(writer: ByteWriter, { name, value, isElement }: Property): void {
  message(writer, ENTITY.RAW_PROPERTY, () => {
    const meant = meaningOf(value)
    if (meant !== undefined) meaning(writer, meant)
    text(writer, PROPERTY.NAME, name)
    bool(writer, PROPERTY.MULTIPLE, isElement)
    message(writer, PROPERTY.VALUE, () => content(writer, value))
  })
}

function meaningOf(value: Value): number | undefined {
  if (value instanceof Timestamp) return MEANING.TIME
  if (value instanceof GeoPoint) return MEANING.POINT
  if (value instanceof Uint8Array) return MEANING.BLOB
  return value instanceof MapValue ? MEANING.ENTITY : undefined
}

function content(writer: ByteWriter, value: Value): void {
  if (value === null) return
  if (typeof value === 'boolean') bool(writer, VALUE.BOOLEAN, value)
  else if (typeof value === 'bigint') int64(writer, VALUE.INT64, value)
  else if (typeof value === 'number') double(writer, VALUE.DOUBLE, value)
  else if (typeof value === 'string') text(writer, VALUE.STRING, value)
  else if (value instanceof Timestamp) int64(writer, VALUE.INT64, toExactMicros(value))
  else if (value instanceof Reference) reference(writer, parseDocumentName(value.name))
  else if (value instanceof GeoPoint) {
    group(writer, VALUE.POINT, () => {
      double(writer, POINT.X, value.latitude)
      double(writer, POINT.Y, value.longitude)
    })
  } else if (value instanceof Uint8Array) {
    writer.tag(VALUE.STRING, WIRE.LENGTH)
    writer.bytes(value)
  } else if (value instanceof MapValue) message(writer, VALUE.STRING, () => mapEntity(writer, value))
}

/** A map is an entity of its own, without a name; so is a vector, by its elements. */
function mapEntity(writer: ByteWriter, map: MapValue): void {
  message(writer, ENTITY.KEY, () => {
    text(writer, KEY.APP, '')
    text(writer, KEY.PATH, '')
  })
  const vector = vectorOf(map)
  properties(writer, vector === undefined ? Object.entries(map.fields) : [[VECTOR, vector]])
  text(writer, ENTITY.GROUP, '')
}

function reference(writer: ByteWriter, { project, databaseId, path }: ParsedName): void {
  group(writer, VALUE.REFERENCE, () => {
    text(writer, REFERENCE.APP, `dev~${project}`)
    elements(writer, path.split('/'), { ...REFERENCE, GROUP: REFERENCE.ELEMENT })
    if (databaseId !== DEFAULT_DATABASE) text(writer, REFERENCE.DATABASE, databaseId)
  })
}

type ElementNumbers = Readonly<Record<'GROUP' | 'TYPE' | 'ID' | 'NAME', number>>

function elements(writer: ByteWriter, path: readonly string[], numbers: ElementNumbers): void {
  for (let i = 0; i < path.length; i += 2) {
    group(writer, numbers.GROUP, () => {
      const name = path[i + 1] ?? ''
      const id = numericId(name)
      text(writer, numbers.TYPE, path[i] ?? '')
      if (id === undefined) text(writer, numbers.NAME, name)
      else int64(writer, numbers.ID, id)
    })
  }
}

function message(writer: ByteWriter, field: number, write: () => void): void {
  writer.tag(field, WIRE.LENGTH)
  const start = writer.open()
  write()
  writer.close(start)
}

function group(writer: ByteWriter, field: number, write: () => void): void {
  writer.tag(field, GROUP.START)
  write()
  writer.tag(field, GROUP.END)
}

function meaning(writer: ByteWriter, value: number): void {
  writer.tag(PROPERTY.MEANING, WIRE.VARINT)
  writer.uint32(value)
}

function text(writer: ByteWriter, field: number, value: string): void {
  writer.tag(field, WIRE.LENGTH)
  writer.string(value)
}

function bool(writer: ByteWriter, field: number, value: boolean): void {
  writer.tag(field, WIRE.VARINT)
  writer.bool(value)
}

function int64(writer: ByteWriter, field: number, value: bigint): void {
  writer.tag(field, WIRE.VARINT)
  writer.int64(value)
}

function double(writer: ByteWriter, field: number, value: number): void {
  writer.tag(field, WIRE.FIXED64)
  writer.double(value)
}
