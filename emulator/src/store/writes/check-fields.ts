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

/** Refuses what no document may contain at all: reserved names, arrays in arrays, malformed references. */
export function checkFields(fields: Fields): void {
  for (const [name, value] of Object.entries(fields)) {
    if (isReserved(name)) throw invalid(`field name ${name} is reserved`)
    checkValue(value)
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
  for (const [name, value] of Object.entries(map.fields)) {
    if (isReserved(name) && !isVector) throw invalid(`field name '${name}' is reserved.`)
    checkValue(value)
  }
}

/** Refuses documents over the limits of contract 5.4; `path` is relative. */
export function checkLimits(path: string, fields: Fields): void {
  checkIdLengths(path)
  for (const [name, value] of Object.entries(fields)) {
    if (utf8Length(name) > MAX_NAME_BYTES) throw invalid('The property.name is longer than 1500 bytes.')
    checkProperty(name, value)
  }
  if (documentSize(path, fields) > MAX_DOCUMENT_BYTES) throw invalid('maximum entity size is 1048576 bytes')
}

/** The elements of a top-level array are told as a property "array", which is the official wording. */
function checkProperty(name: string, value: Value): void {
  if (isArray(value)) {
    for (const element of value) checkPropertyValue('array', name, element, MAX_DEPTH - 1)
  } else checkPropertyValue(name, name, value, MAX_DEPTH)
}

function checkPropertyValue(label: string, path: string, value: Value, depth: number): void {
  if (value instanceof MapValue) {
    if (!fits(value, path, depth)) throw invalid(`Property ${label} contains an invalid nested entity.`)
  } else if (byteLength(value) > MAX_VALUE_BYTES) {
    throw invalid(`The value of property "${label}" is longer than ${MAX_VALUE_BYTES} bytes.`)
  }
}

/** Whether a nested value keeps to the limits; names count with the dotted path that leads to them. */
function fits(value: Value, path: string, depth: number): boolean {
  if (value instanceof MapValue) {
    if (depth === 0) return false
    return Object.entries(value.fields).every(([name, child]) => {
      const below = `${path}.${name}`
      return utf8Length(below) <= MAX_NAME_BYTES && fits(child, below, depth - 1)
    })
  }
  if (isArray(value)) return depth > 0 && value.every((element) => fits(element, path, depth - 1))
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
