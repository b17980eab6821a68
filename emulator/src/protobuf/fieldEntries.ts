import type { Fields, Value } from '../values/value.ts'
import { readEntry, writeEntries } from './message.ts'
import { ByteReader, WIRE } from './reader.ts'
import { value } from './value.ts'
import { ByteWriter } from './writer.ts'

/** The number of `fields` in google.firestore.v1.Document. */
const FIELDS = 2
const MAP_TAG = (6 << 3) | WIRE.LENGTH

/** Fields as they stand within an encoded google.firestore.v1.Document: its entries, tags included. */
export function encodeFieldEntries(fields: Fields): Buffer {
  const writer = new ByteWriter()
  writeEntries(writer, FIELDS, value, fields)
  return writer.finish()
}

/** The inverse of {@link encodeFieldEntries}. */
export function decodeFieldEntries(bytes: Uint8Array): Fields {
  const fields: Record<string, Value> = {}
  const reader = new ByteReader(bytes)
  while (!reader.done) {
    reader.uint32()
    readEntry(reader, value, fields)
  }
  return fields
}

/**
 * One value of encoded fields by its path, without decoding any other; undefined where there is none. Only for what
 * {@link encodeFieldEntries} wrote, which stands between `from` and `to`: it relies on the order of the parts.
 */
export function fieldEntryAt(
  bytes: Uint8Array,
  path: readonly string[],
  from = 0,
  to = bytes.byteLength,
): Value | undefined {
  let start = from
  let end = to
  for (const [depth, name] of path.entries()) {
    const found = findEntry(bytes, start, end, encodedName(name))
    if (found < 0) return undefined
    // At the length of the value.
    let at = found
    const length = varint(bytes, at)
    at += varintSize(length)
    if (depth === path.length - 1) return decodeValue(bytes, found, at + length)
    if (bytes[at] !== MAP_TAG) return undefined
    const mapLength = varint(bytes, at + 1)
    start = at + 1 + varintSize(mapLength)
    end = start + mapLength
  }
  return undefined
}

/** Where the value of an entry begins, at its length; -1 when no entry has the name. */
function findEntry(bytes: Uint8Array, start: number, end: number, name: Uint8Array): number {
  let at = start
  while (at < end) {
    const entryLength = varint(bytes, at + 1)
    const entry = at + 1 + varintSize(entryLength)
    const next = entry + entryLength
    // The name, then the value: an entry is tag, length, name, tag, length, value.
    const nameLength = varint(bytes, entry + 1)
    const nameStart = entry + 1 + varintSize(nameLength)
    if (nameLength === name.byteLength && isAt(bytes, nameStart, name)) return nameStart + nameLength + 1
    at = next
  }
  return -1
}

function isAt(bytes: Uint8Array, at: number, wanted: Uint8Array): boolean {
  for (let i = 0; i < wanted.length; i++) if (bytes[at + i] !== wanted[i]) return false
  return true
}

function decodeValue(bytes: Uint8Array, start: number, end: number): Value {
  return value.read(new ByteReader(bytes.subarray(start, end)))
}

function varint(bytes: Uint8Array, start: number): number {
  let result = 0
  for (let i = 0; i < 5; i++) {
    const byte = bytes[start + i] ?? 0
    result |= (byte & 0x7f) << (7 * i)
    if (byte < 0x80) break
  }
  return result
}

function varintSize(value: number): number {
  if (value < 0x80) return 1
  if (value < 0x4000) return 2
  if (value < 0x20_0000) return 3
  return value < 0x1000_0000 ? 4 : 5
}

const MAX_NAMES = 4096
const names = new Map<string, Uint8Array>()

function encodedName(name: string): Uint8Array {
  const known = names.get(name)
  if (known !== undefined) return known
  if (names.size >= MAX_NAMES) names.clear()
  const encoded = Buffer.from(name)
  names.set(name, encoded)
  return encoded
}
