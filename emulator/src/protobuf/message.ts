import { WIRE, ByteReader } from './reader.ts'
import { ByteWriter } from './writer.ts'
import { invalidPayload } from './types.ts'
import type { Type } from './types.ts'

type Label = 'plain' | 'optional' | 'list' | 'map'

/** One field of a message. `T` is what the field holds in memory, absent ones included. */
export interface Field<T> {
  readonly id: number
  readonly label: Label
  readonly type: Type<unknown>
  /** Never set: carries the type of the field's contents for inference. */
  readonly holds?: T
}

/** A scalar that reads as its zero when it is absent. */
export function plain<T>(id: number, type: Type<T>): Field<T> {
  return { id, label: 'plain', type: type }
}

/** A message, a member of a oneof or a scalar whose absence means something: `undefined` then. */
export function optional<T>(id: number, type: Type<T>): Field<T | undefined> {
  return { id, label: 'optional', type: type }
}

export function list<T>(id: number, type: Type<T>): Field<readonly T[]> {
  return { id, label: 'list', type: type }
}

/** A map with string keys. */
export function map<T>(id: number, type: Type<T>): Field<Readonly<Record<string, T>>> {
  return { id, label: 'map', type: type }
}

type Fields = Readonly<Record<string, Field<unknown>>>
type Holds<F> = F extends Field<infer T> ? T : never
type OptionalNames<F extends Fields> = {
  [K in keyof F]: undefined extends Holds<F[K]> ? K : never
}[keyof F]

/** The object that a description of fields stands for. */
export type Shape<F extends Fields> = {
  readonly [K in Exclude<keyof F, OptionalNames<F>>]: Holds<F[K]>
} & {
  readonly [K in OptionalNames<F>]?: Holds<F[K]>
}

export interface MessageType<T> extends Type<T> {
  /** Throws INVALID_ARGUMENT for bytes that are no such message. */
  decode(bytes: Uint8Array): T
  encode(message: T): Buffer
}

export type MessageOf<M> = M extends MessageType<infer T> ? T : never

interface Known extends Field<unknown> {
  readonly name: string
}

/**
 * Describes a message once; its TypeScript type, the binary form and the JSON form follow from that.
 * JSON is read leniently (camelCase or snake_case, null as absent) but an unknown field is refused.
 */
export function message<F extends Fields>(description: F): MessageType<Shape<F>> {
  const known: Known[] = Object.entries(description).map(([name, field]) => ({ name, ...field }))
  const byId: (Known | undefined)[] = []
  const byJsonName = new Map<string, Known>()
  for (const field of known) {
    byId[field.id] = field
    byJsonName.set(field.name, field)
    byJsonName.set(snakeCase(field.name), field)
  }

  function read(reader: ByteReader): Shape<F> {
    const outer = reader.enter()
    const result = readFields(reader)
    reader.leave(outer)
    return result
  }

  function readFields(reader: ByteReader): Shape<F> {
    const result = emptyMessage(known)
    while (!reader.done) {
      const tag = reader.uint32()
      const field = byId[tag >>> 3]
      if (field === undefined) reader.skip(tag & 7)
      else readField(reader, field, tag & 7, result)
    }
    return result as Shape<F>
  }

  function writeFields(writer: ByteWriter, value: Shape<F>): void {
    const contents: Readonly<Record<string, unknown>> = value
    for (const field of known) writeField(writer, field, contents[field.name])
  }

  return {
    wire: WIRE.LENGTH,
    read,
    write(writer, value) {
      const start = writer.open()
      writeFields(writer, value)
      writer.close(start)
    },
    fromJson(json) {
      const result = emptyMessage(known)
      for (const [name, value] of Object.entries(jsonObject(json))) {
        const field = byJsonName.get(name)
        if (field === undefined) throw invalidPayload()
        if (value !== null) result[field.name] = fieldFromJson(field, value)
      }
      return result as Shape<F>
    },
    toJson(value) {
      const contents: Readonly<Record<string, unknown>> = value
      const json: Record<string, unknown> = {}
      for (const field of known) {
        const fieldValue = contents[field.name]
        if (!isAbsent(field, fieldValue)) json[field.name] = fieldToJson(field, fieldValue)
      }
      return json
    },
    decode(bytes) {
      return readFields(new ByteReader(bytes))
    },
    encode(value) {
      const writer = new ByteWriter()
      writeFields(writer, value)
      return writer.finish()
    },
  }
}

function emptyMessage(known: readonly Known[]): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  for (const field of known) {
    if (field.label === 'plain') result[field.name] = field.type.zero
    else if (field.label === 'list') result[field.name] = []
    else if (field.label === 'map') result[field.name] = {}
  }
  return result
}

function readField(reader: ByteReader, field: Known, wireType: number, into: Record<string, unknown>): void {
  const { name, label, type } = field
  if (label === 'map') readEntry(reader, type, into[name] as Record<string, unknown>)
  else if (label === 'list') readElements(reader, type, wireType, into[name] as unknown[])
  else into[name] = type.read(reader)
}

/** Adds one entry of a map; `__proto__` becomes an ordinary own property, for whoever validates names to refuse. */
export function readEntry<T>(reader: ByteReader, type: Type<T>, into: Record<string, T>): void {
  const outer = reader.enter()
  let key = ''
  let value: T | undefined = type.zero
  while (!reader.done) {
    const tag = reader.uint32()
    if (tag >>> 3 === 1) key = reader.name()
    else if (tag >>> 3 === 2) value = type.read(reader)
    else reader.skip(tag & 7)
  }
  reader.leave(outer)
  if (value === undefined) throw invalidPayload()
  setOwn(into, key, value)
}

function readElements(reader: ByteReader, type: Type<unknown>, wireType: number, into: unknown[]): void {
  const packed = wireType === WIRE.LENGTH && type.wire !== WIRE.LENGTH
  if (!packed) {
    into.push(type.read(reader))
    return
  }
  const outer = reader.enter()
  while (!reader.done) into.push(type.read(reader))
  reader.leave(outer)
}

function writeField(writer: ByteWriter, field: Known, value: unknown): void {
  if (isAbsent(field, value)) return
  const { id, label, type } = field
  if (label === 'map') writeEntries(writer, id, type, value as Readonly<Record<string, unknown>>)
  else if (label === 'list') writeElements(writer, id, type, value as readonly unknown[])
  else {
    writer.tag(id, type.wire)
    type.write(writer, value)
  }
}

/** Writes a map as the repeated key-value messages that protobuf makes of it. */
export function writeEntries<T>(
  writer: ByteWriter,
  id: number,
  type: Type<T>,
  entries: Readonly<Record<string, T>>,
): void {
  for (const key of Object.keys(entries)) {
    const value = entries[key]
    if (value === undefined) continue
    writer.tag(id, WIRE.LENGTH)
    const start = writer.open()
    writer.tag(1, WIRE.LENGTH)
    writer.string(key)
    writer.tag(2, type.wire)
    type.write(writer, value)
    writer.close(start)
  }
}

function writeElements(
  writer: ByteWriter,
  id: number,
  type: Type<unknown>,
  values: readonly unknown[],
): void {
  if (type.wire === WIRE.LENGTH) {
    for (const value of values) {
      writer.tag(id, WIRE.LENGTH)
      type.write(writer, value)
    }
    return
  }
  writer.tag(id, WIRE.LENGTH)
  const start = writer.open()
  for (const value of values) type.write(writer, value)
  writer.close(start)
}

function fieldFromJson(field: Known, json: unknown): unknown {
  const { label, type } = field
  if (label === 'map') return mapFromJson(type, json)
  if (label !== 'list') return type.fromJson(json)
  if (!Array.isArray(json)) throw invalidPayload()
  return json.map((element: unknown) => type.fromJson(element))
}

function fieldToJson(field: Known, value: unknown): unknown {
  const { label, type } = field
  if (label === 'map') return mapToJson(type, value as Readonly<Record<string, unknown>>)
  if (label === 'list') return (value as readonly unknown[]).map((element) => type.toJson(element))
  return type.toJson(value)
}

export function mapFromJson<T>(type: Type<T>, json: unknown): Record<string, T> {
  const result: Record<string, T> = {}
  for (const [key, value] of Object.entries(jsonObject(json))) setOwn(result, key, type.fromJson(value))
  return result
}

export function mapToJson<T>(type: Type<T>, entries: Readonly<Record<string, T>>): Record<string, unknown> {
  const json: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(entries)) json[key] = type.toJson(value)
  return json
}

function isAbsent(field: Known, value: unknown): boolean {
  if (value === undefined) return true
  if (field.label === 'list') return (value as readonly unknown[]).length === 0
  if (field.label === 'map') return Object.keys(value as object).length === 0
  return field.label === 'plain' && field.type.isZero?.(value) === true
}

function setOwn<T>(into: Record<string, T>, key: string, value: T): void {
  if (key !== '__proto__') into[key] = value
  else Object.defineProperty(into, key, { value, enumerable: true, configurable: true, writable: true })
}

/** The JSON as an object, or INVALID_ARGUMENT. */
export function jsonObject(json: unknown): Readonly<Record<string, unknown>> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw invalidPayload()
  return json as Readonly<Record<string, unknown>>
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
