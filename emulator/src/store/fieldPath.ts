import { StatusError } from '../status.ts'
import type { Fields, Value } from '../values/value.ts'
import { fieldOf, MapValue } from '../values/value.ts'
import { isReserved } from './names.ts'

/** A parsed field path: field names from the outermost map inwards, at least one. */
export type FieldPath = readonly string[]

const SIMPLE = /^[a-zA-Z_][a-zA-Z_0-9]*$/
const SEGMENT = /(?:([a-zA-Z_][a-zA-Z_0-9]*)|`((?:[^`\\]|\\.)+)`)(\.|$)/suy

/**
 * Parses a wire field path: segments between dots, either simple or back-quoted with `\` escapes. Throws
 * INVALID_ARGUMENT for anything else and for reserved names `__x__` other than a lone `__name__`.
 */
export function parseFieldPath(text: string): FieldPath {
  if (text === '') throw new StatusError('INVALID_ARGUMENT', 'Invalid empty property path string.')
  if (SIMPLE.test(text)) return checkReservedNames([text])
  const segments: string[] = []
  SEGMENT.lastIndex = 0
  let separator: string | undefined = '.'
  while (separator === '.') {
    const match = SEGMENT.exec(text)
    if (match === null) throw invalidPath(text)
    segments.push(match[1] ?? unescape(match[2] ?? ''))
    separator = match[3]
  }
  return checkReservedNames(segments)
}

function checkReservedNames(path: FieldPath): FieldPath {
  const name = path.find(isReserved)
  if (name !== undefined && !isName(path)) {
    throw new StatusError('INVALID_ARGUMENT', `field name ${name} is reserved`)
  }
  return path
}

/** Whether a path means the document's name. */
export function isName(path: FieldPath): boolean {
  return path.length === 1 && path[0] === '__name__'
}

function unescape(quoted: string): string {
  return quoted.replaceAll(/\\(.)/gsu, '$1')
}

function invalidPath(text: string): StatusError {
  return new StatusError(
    'INVALID_ARGUMENT',
    `Invalid property path "${text}". Unquoted property paths must match regex ([a-zA-Z_][a-zA-Z_0-9]*), ` +
      'and quoted property paths must match regex (`(?:[^`\\\\]|(?:\\\\.))+`)',
  )
}

/** The wire form of a path: simple segments as they are, others back-quoted. */
export function formatFieldPath(path: FieldPath): string {
  return path
    .map((name) => (SIMPLE.test(name) ? name : `\`${name.replaceAll(/[\\`]/g, String.raw`\$&`)}\``))
    .join('.')
}

/** The value at a path, or undefined where there is none. */
export function valueAt(fields: Fields, path: FieldPath): Value | undefined {
  let value = fieldOf(fields, path[0] ?? '')
  for (let i = 1; i < path.length; i++) {
    if (!(value instanceof MapValue)) return undefined
    value = fieldOf(value.fields, path[i] ?? '')
  }
  return value
}

/**
 * The fields with the value at a path replaced, or removed when `value` is undefined; the given fields stay as they
 * are. Missing parents, and parents that are no maps, become maps, except where there is nothing to remove.
 */
export function withValueAt(fields: Fields, path: FieldPath, value: Value | undefined, depth = 0): Fields {
  const name = path[depth] ?? ''
  if (depth === path.length - 1)
    return value === undefined ? without(fields, name) : { ...fields, [name]: value }
  const child = fieldOf(fields, name)
  const isMap = child instanceof MapValue
  if (value === undefined && !isMap) return fields
  const below = withValueAt(isMap ? child.fields : {}, path, value, depth + 1)
  return { ...fields, [name]: new MapValue(below) }
}

function without(fields: Fields, name: string): Fields {
  if (!Object.hasOwn(fields, name)) return fields
  return Object.fromEntries(Object.entries(fields).filter(([other]) => other !== name))
}

/** Only the given paths of some fields (a projection or a read mask); `__name__` selects nothing. */
export function selectFields(fields: Fields, paths: readonly FieldPath[]): Fields {
  let selected: Fields = {}
  for (const path of paths) {
    const value = valueAt(fields, path)
    if (value !== undefined) selected = withValueAt(selected, path, value)
  }
  return selected
}
