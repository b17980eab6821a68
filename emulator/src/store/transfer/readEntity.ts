import { ByteReader } from '../../protobuf/reader.ts'
import { fromExactMicros } from '../../values/timestamps.ts'
import type { Fields, Value } from '../../values/value.ts'
import { GeoPoint, MapValue, Reference } from '../../values/value.ts'
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

/** A document of an export; of its project nothing is kept. */
export interface ReadEntity {
  readonly databaseId: string
  /** Relative to the database's root. */
  readonly path: string
  readonly fields: Fields
}

/** The inverse of `writeEntity`, also for what production's exports hold beyond it. Throws for what is no entity. */
export function readEntity(bytes: Uint8Array): ReadEntity {
  const entity = readParts(new ByteReader(bytes))
  return { databaseId: entity.databaseId, path: entity.path.join('/'), fields: fieldsOf(entity.properties) }
}

interface Property {
  readonly name: string
  readonly isElement: boolean
  readonly isEmptyList: boolean
  readonly value: Value
}

interface Parts {
  databaseId: string
  path: string[]
  readonly properties: Property[]
}

function readParts(reader: ByteReader): Parts {
  const parts: Parts = { databaseId: DEFAULT_DATABASE, path: [], properties: [] }
  while (!reader.done) {
    const tag = reader.uint32()
    const field = tag >>> 3
    if (field === ENTITY.KEY) within(reader, () => readKeyPart(reader, parts))
    else if (field === ENTITY.PROPERTY || field === ENTITY.RAW_PROPERTY)
      parts.properties.push(readProperty(reader))
    else skip(reader, tag)
  }
  return parts
}

function readKeyPart(reader: ByteReader, parts: Parts): void {
  const tag = reader.uint32()
  const field = tag >>> 3
  if (field === KEY.DATABASE) parts.databaseId = reader.string() || DEFAULT_DATABASE
  else if (field === KEY.PATH) {
    within(reader, () => {
      reader.uint32()
      parts.path.push(...readElement(reader, ELEMENT))
    })
  } else skip(reader, tag)
}

type ElementNumbers = Readonly<Record<'TYPE' | 'ID' | 'NAME', number>>

/** The collection and the document that an element of a path names; its group has begun. */
function readElement(reader: ByteReader, numbers: ElementNumbers): [string, string] {
  let type = ''
  let name = ''
  for (let tag = reader.uint32(); (tag & 7) !== GROUP.END; tag = reader.uint32()) {
    const field = tag >>> 3
    if (field === numbers.TYPE) type = reader.string()
    else if (field === numbers.NAME) name = reader.string()
    else if (field === numbers.ID) name = `__id${reader.int64()}__`
    else skip(reader, tag)
  }
  return [type, name]
}

function readProperty(reader: ByteReader): Property {
  let meaning = 0
  let name = ''
  let isElement = false
  let value: (() => Value) | undefined
  within(reader, () => {
    const tag = reader.uint32()
    const field = tag >>> 3
    if (field === PROPERTY.MEANING) meaning = reader.int32()
    else if (field === PROPERTY.NAME) name = reader.name()
    else if (field === PROPERTY.MULTIPLE) isElement = reader.bool()
    else if (field === PROPERTY.VALUE) {
      const content = reader.bytes()
      // The meaning may stand after the value.
      value = () => readContent(new ByteReader(content), meaning)
    } else skip(reader, tag)
  })
  const isEmptyList = meaning === MEANING.EMPTY_LIST
  return { name, isElement, isEmptyList, value: isEmptyList ? null : (value?.() ?? null) }
}

function readContent(reader: ByteReader, meaning: number): Value {
  let value: Value = null
  while (!reader.done) {
    const tag = reader.uint32()
    switch (tag >>> 3) {
      case VALUE.INT64:
        value = reader.int64()
        break
      case VALUE.BOOLEAN:
        value = reader.bool()
        break
      case VALUE.STRING:
        value = readText(reader, meaning)
        break
      case VALUE.DOUBLE:
        value = reader.double()
        break
      case VALUE.POINT:
        value = readPoint(reader)
        break
      case VALUE.REFERENCE:
        value = readReference(reader)
        break
      default:
        skip(reader, tag)
    }
  }
  return meaning === MEANING.TIME && typeof value === 'bigint' ? fromExactMicros(value) : value
}

function readText(reader: ByteReader, meaning: number): Value {
  if (meaning === MEANING.BLOB || meaning === MEANING.BYTES) return reader.bytes()
  return meaning === MEANING.ENTITY ? readMap(reader.bytes()) : reader.string()
}

/** A map, or the vector whose elements an entity consists of. */
function readMap(bytes: Uint8Array): MapValue {
  const { properties } = readParts(new ByteReader(bytes))
  const [first] = properties
  if (first?.name !== VECTOR) return new MapValue(fieldsOf(properties))
  const elements = properties.filter(({ isEmptyList }) => !isEmptyList).map(({ value }) => value)
  return new MapValue({ __type__: VECTOR, value: elements })
}

function readPoint(reader: ByteReader): GeoPoint {
  let latitude = 0
  let longitude = 0
  for (let tag = reader.uint32(); (tag & 7) !== GROUP.END; tag = reader.uint32()) {
    if (tag >>> 3 === POINT.X) latitude = reader.double()
    else if (tag >>> 3 === POINT.Y) longitude = reader.double()
    else skip(reader, tag)
  }
  return new GeoPoint(latitude, longitude)
}

function readReference(reader: ByteReader): Reference {
  let app = ''
  let databaseId: string = DEFAULT_DATABASE
  const path: string[] = []
  for (let tag = reader.uint32(); (tag & 7) !== GROUP.END; tag = reader.uint32()) {
    const field = tag >>> 3
    if (field === REFERENCE.APP) app = reader.string()
    else if (field === REFERENCE.DATABASE) databaseId = reader.string()
    else if (field === REFERENCE.ELEMENT) path.push(...readElement(reader, REFERENCE))
    else skip(reader, tag)
  }
  const project = app.slice(app.indexOf('~') + 1)
  return new Reference(`projects/${project}/databases/${databaseId}/documents/${path.join('/')}`)
}

/** Properties of one name that are elements make an array; of those that are none the last one counts. */
function fieldsOf(properties: readonly Property[]): Fields {
  const fields: Record<string, Value> = {}
  const arrays = new Map<string, Value[]>()
  for (const { name, isElement, isEmptyList, value } of properties) {
    if (!isElement && !isEmptyList) {
      fields[name] = value
      continue
    }
    const array = arrays.get(name) ?? []
    if (isElement) array.push(value)
    arrays.set(name, array)
    fields[name] = array
  }
  return fields
}

/** Reads a length-delimited message part by part. */
function within(reader: ByteReader, readPart: () => void): void {
  const outer = reader.enter()
  while (!reader.done) readPart()
  reader.leave(outer)
}

/** Passes over a field, a group with all that is in it. */
function skip(reader: ByteReader, tag: number): void {
  if ((tag & 7) !== GROUP.START) {
    reader.skip(tag & 7)
    return
  }
  for (let inner = reader.uint32(); (inner & 7) !== GROUP.END; inner = reader.uint32()) skip(reader, inner)
}
