import { StatusError } from '../../status.ts'
import { isArray, vectorOf } from '../../values/compare.ts'
import { documentSize } from '../../values/size.ts'
import { utf8Length } from '../../values/strings.ts'
import type { Fields, Value } from '../../values/value.ts'
import { MapValue, Reference } from '../../values/value.ts'
import { checkIdLengths, isReserved, parseDocumentName } from '../names.ts'

const MAX_NAME_BYTES = 1500
const MAX_VALUE_BYTES = 1_048_487
const MAX_DOCUMENT_BYTES = 1_048_576
const MAX_DEPTH = 20
/** No value counts for more than ten times its packed size (an empty map: 4 bytes packed, counted as 32). */
const SURELY_SMALL = MAX_DOCUMENT_BYTES / 10 - 2 * MAX_NAME_BYTES

/** Refuses what no document may contain at all: reserved names, arrays in arrays, malformed references. */
export function checkFields(fields: Fields): void {
  for (const name of Object.keys(fields)) {
    if (isReserved(name)) throw invalid(`field name ${name} is reserved`)
    checkValue(fields[name] ?? null)
  }
}

/** The same for one value, also as an operand of a transform. */
function checkValue(value: Value): void {
  if (value instanceof MapValue) checkMap(value)
  else if (value instanceof Reference) parseDocumentName(value.name)
  else if (isArray(value)) checkElements(value)
}

/** The elements of an array. */
export function checkElements(elements: readonly Value[]): void {
  for (const element of elements) {
    if (isArray(element)) throw invalid('Nested arrays are not allowed')
    checkValue(element)
  }
}

function checkMap(map: MapValue): void {
  const isVector = vectorOf(map) !== undefined && Object.keys(map.fields).length === 2
  for (const name of Object.keys(map.fields)) {
    if (isReserved(name) && !isVector) throw invalid(`field name '${name}' is reserved.`)
    checkValue(map.fields[name] ?? null)
  }
}

/**
 * Refuses documents over the limits (docs/protocol.md, "Limits"); `path` is relative, `packedSize` that of the fields
 * packed.
 */
export function checkLimits(path: string, fields: Fields, packedSize: number): void {
  checkIdLengths(path)
  for (const name of Object.keys(fields)) {
    if (lengthOf(name) > MAX_NAME_BYTES) throw invalid('The property.name is longer than 1500 bytes.')
    checkProperty(name, fields[name] ?? null)
  }
  if (packedSize < SURELY_SMALL) return
  if (documentSize(path, fields) > MAX_DOCUMENT_BYTES) throw invalid('maximum entity size is 1048576 bytes')
}

/** The length in bytes where it may matter; elsewhere something below the limit. */
function lengthOf(name: string): number {
  return name.length * 3 <= MAX_NAME_BYTES ? name.length : utf8Length(name)
}

/** The elements of a top-level array are told as a property "array", which is the official wording. */
function checkProperty(name: string, value: Value): void {
  if (isArray(value)) {
    for (const element of value) checkPropertyValue('array', name, element, MAX_DEPTH - 1)
  } else checkPropertyValue(name, name, value, MAX_DEPTH)
}

function checkPropertyValue(label: string, path: string, value: Value, depth: number): void {
  if (value instanceof MapValue) {
    if (!fits(value, utf8Length(path), depth))
      throw invalid(`Property ${label} contains an invalid nested entity.`)
  } else if (byteLength(value) > MAX_VALUE_BYTES) {
    throw invalid(`The value of property "${label}" is longer than ${MAX_VALUE_BYTES} bytes.`)
  }
}

/**
 * Whether a nested value keeps to the limits; names count with the dotted path that leads to them, whose length in
 * bytes is given.
 */
function fits(value: Value, pathLength: number, depth: number): boolean {
  if (value instanceof MapValue) {
    if (depth === 0) return false
    for (const name of Object.keys(value.fields)) {
      const below = pathLength + 1 + utf8Length(name)
      if (below > MAX_NAME_BYTES || !fits(value.fields[name] ?? null, below, depth - 1)) return false
    }
    return true
  }
  if (isArray(value)) return depth > 0 && value.every((element) => fits(element, pathLength, depth - 1))
  return byteLength(value) <= MAX_VALUE_BYTES
}

function byteLength(value: Value): number {
  if (typeof value === 'string') {
    return value.length * 3 <= MAX_VALUE_BYTES ? value.length : utf8Length(value)
  }
  return value instanceof Uint8Array ? value.length : 0
}

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message)
}
