import { StatusError } from '../status.ts'
import { WIRE } from './reader.ts'
import type { ByteReader, WireType } from './reader.ts'
import type { ByteWriter } from './writer.ts'

/** How one kind of value travels: as protobuf bytes (without its tag) and as protobuf JSON. */
export interface Type<T> {
  readonly wire: WireType
  read(reader: ByteReader): T
  write(writer: ByteWriter, value: T): void
  /** Throws INVALID_ARGUMENT when the JSON is of another kind. */
  fromJson(json: unknown): T
  toJson(value: T): unknown
  /** What an absent field without presence means; types without it are messages. */
  readonly zero?: T
  /** Whether a value is the one that is left out on the wire. */
  isZero?(value: T): boolean
}

/** What the official server answers to a body that does not fit the request. */
export function invalidPayload(): StatusError {
  return new StatusError('INVALID_ARGUMENT', "Payload isn't valid for request.")
}

export const string: Type<string> = {
  wire: WIRE.LENGTH,
  zero: '',
  isZero: (value) => value === '',
  read: (reader) => reader.string(),
  write: (writer, value) => writer.string(value),
  fromJson(json) {
    if (typeof json !== 'string') throw invalidPayload()
    return json
  },
  toJson: (value) => value,
}

export const bool: Type<boolean> = {
  wire: WIRE.VARINT,
  zero: false,
  isZero: (value) => !value,
  read: (reader) => reader.bool(),
  write: (writer, value) => writer.bool(value),
  fromJson(json) {
    if (json === 'true') return true
    if (json === 'false') return false
    if (typeof json !== 'boolean') throw invalidPayload()
    return json
  },
  toJson: (value) => value,
}

export const int32: Type<number> = {
  wire: WIRE.VARINT,
  zero: 0,
  isZero: (value) => value === 0,
  read: (reader) => reader.int32(),
  write: (writer, value) => writer.int32(value),
  fromJson(json) {
    const value = typeof json === 'string' && json.trim() !== '' ? Number(json) : json
    if (typeof value !== 'number' || value !== (value | 0)) throw invalidPayload()
    return value
  },
  toJson: (value) => value,
}

export const int64: Type<bigint> = {
  wire: WIRE.VARINT,
  zero: 0n,
  isZero: (value) => value === 0n,
  read: (reader) => reader.int64(),
  write: (writer, value) => writer.int64(value),
  fromJson(json) {
    const text = typeof json === 'number' && Number.isInteger(json) ? BigInt(json).toString() : json
    if (typeof text !== 'string' || !/^[+-]?\d+$/.test(text)) throw invalidPayload()
    const value = BigInt(text.replace('+', ''))
    if (BigInt.asIntN(64, value) !== value) throw invalidPayload()
    return value
  },
  toJson: (value) => value.toString(),
}

const NAMED_DOUBLES = new Map([
  ['NaN', NaN],
  ['Infinity', Infinity],
  ['-Infinity', -Infinity],
])

export const double: Type<number> = {
  wire: WIRE.FIXED64,
  zero: 0,
  isZero: (value) => Object.is(value, 0),
  read: (reader) => reader.double(),
  write: (writer, value) => writer.double(value),
  fromJson(json) {
    if (typeof json === 'number') return json
    if (typeof json !== 'string' || json.trim() === '') throw invalidPayload()
    const value = NAMED_DOUBLES.get(json) ?? Number(json)
    if (Number.isNaN(value) && json !== 'NaN') throw invalidPayload()
    return value
  },
  toJson: (value) => (Number.isFinite(value) ? value : String(value)),
}

export const bytes: Type<Uint8Array> = {
  wire: WIRE.LENGTH,
  zero: new Uint8Array(),
  isZero: (value) => value.byteLength === 0,
  read: (reader) => reader.bytes(),
  write: (writer, value) => writer.bytes(value),
  fromJson(json) {
    if (typeof json !== 'string' || !/^[\w+/-]*={0,2}$/.test(json)) throw invalidPayload()
    return new Uint8Array(Buffer.from(json, 'base64'))
  },
  toJson: (value) => Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64'),
}

/** An enumeration by its names; a number that has none reads as the name of 0. */
export function enumeration<N extends string>(names: Readonly<Record<N, number>>): Type<N> {
  const entries = Object.entries<number>(names)
  const byNumber = new Map(entries.map(([name, number]) => [number, name as N]))
  const zero = byNumber.get(0)
  if (zero === undefined) throw new Error('An enumeration needs a name for 0.')
  return {
    wire: WIRE.VARINT,
    zero,
    isZero: (value) => value === zero,
    read: (reader) => byNumber.get(reader.int32()) ?? zero,
    write: (writer, value) => writer.int32(names[value]),
    fromJson(json) {
      const name =
        typeof json === 'number' ? byNumber.get(json) : entries.find(([known]) => known === json)?.[0]
      if (name === undefined) throw invalidPayload()
      return name as N
    },
    toJson: (value) => value,
  }
}

/** google.protobuf.Int32Value and its kin: a message with one field, plain in JSON. */
export function wrapper<T>(inner: Type<T>): Type<T> {
  return {
    wire: WIRE.LENGTH,
    read(reader) {
      const outer = reader.enter()
      let value = inner.zero
      while (!reader.done) {
        const tag = reader.uint32()
        if (tag >>> 3 === 1) value = inner.read(reader)
        else reader.skip(tag & 7)
      }
      reader.leave(outer)
      if (value === undefined) throw invalidPayload()
      return value
    },
    write(writer, value) {
      const start = writer.open()
      if (inner.isZero?.(value) !== true) {
        writer.tag(1, inner.wire)
        inner.write(writer, value)
      }
      writer.close(start)
    },
    fromJson: (json) => inner.fromJson(json),
    toJson: (value) => inner.toJson(value),
  }
}

/** For messages that contain themselves. */
export function lazy<T>(resolve: () => Type<T>): Type<T> {
  return {
    wire: WIRE.LENGTH,
    read: (reader) => resolve().read(reader),
    write: (writer, value) => resolve().write(writer, value),
    fromJson: (json) => resolve().fromJson(json),
    toJson: (value) => resolve().toJson(value),
  }
}
