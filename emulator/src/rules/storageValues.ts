import { GeoPoint, Timestamp } from '../values/value.ts'
import { LiteralMap } from './maps.ts'
import {
  Capture,
  Constraint,
  Duration,
  type BoundOperator,
  RulesPath,
  RulesSet,
  type RuleValue,
} from './values.ts'

const BOUND_OPERATORS: ReadonlyMap<unknown, BoundOperator> = new Map([
  ['NEQ', '!='],
  ['GT', '>'],
  ['GTE', '>='],
  ['LT', '<'],
  ['LTE', '<='],
  ['LIST_CONTAINS', 'contains'],
])

/**
 * An ExpressionValue of the Storage rules protocol (docs/protocol.md, "Storage rules") as a value of the language.
 * What is `undefined` there has no value here.
 *
 * @throws TypeError for JSON that is no ExpressionValue
 */
export function fromExpressionValue(json: unknown): RuleValue | undefined {
  const [kind, value] = onlyEntry(json)
  switch (kind) {
    case 'undefined':
      return undefined
    case 'null_value':
      return null
    case 'bool_value':
      return value === true
    case 'int_value':
      return wholeNumber(value)
    case 'float_value':
      return Number(value)
    case 'string_value':
      return text(value)
    case 'bytes_value':
      return new Uint8Array(Buffer.from(text(value), 'base64'))
    case 'timestamp_value':
      return timestampOf(text(value))
    case 'duration_value':
      return durationOf(text(value))
    case 'map_value':
      return mapOf(memberOf(value, 'fields'), fromExpressionValue)
    case 'list_value':
      return listOf(memberOf(value, 'values'), fromExpressionValue)
    case 'set_value':
      return new RulesSet(listOf(memberOf(value, 'values'), fromExpressionValue))
    case 'path_value':
      return new RulesPath(items(memberOf(value, 'segments')).map(segmentOf))
    case 'latlng_value':
      return new GeoPoint(Number(memberOf(value, 'latitude')), Number(memberOf(value, 'longitude')))
    case 'constraint_value':
      return constraintOf(value)
    default:
      throw new TypeError(`Unknown kind of value: ${kind}`)
  }
}

/**
 * A Value in the JSON of Firestore's REST API, as the host hands on documents.
 *
 * @throws TypeError for JSON that is no Value
 */
function fromRestValue(json: unknown): RuleValue | undefined {
  const [kind, value] = onlyEntry(json)
  switch (kind) {
    case 'nullValue':
      return null
    case 'booleanValue':
      return value === true
    case 'integerValue':
      return wholeNumber(value)
    case 'doubleValue':
      return Number(value)
    case 'stringValue':
      return text(value)
    case 'bytesValue':
      return new Uint8Array(Buffer.from(text(value), 'base64'))
    case 'timestampValue':
      return timestampOf(text(value))
    case 'referenceValue':
      return new RulesPath(text(value).split('/').slice(2))
    case 'geoPointValue':
      return new GeoPoint(Number(memberOf(value, 'latitude') ?? 0), Number(memberOf(value, 'longitude') ?? 0))
    case 'arrayValue':
      return listOf(memberOf(value, 'values'), fromRestValue)
    case 'mapValue':
      return mapOf(memberOf(value, 'fields'), fromRestValue)
    default:
      throw new TypeError(`Unknown kind of value: ${kind}`)
  }
}

/** The fields of a document in REST's JSON as a map. */
export function fromRestFields(json: unknown): LiteralMap {
  return mapOf(json, fromRestValue)
}

/** A member of a JSON object, undefined where there is none or no object. */
export function memberOf(json: unknown, name: string): unknown {
  return isObject(json) && Object.hasOwn(json, name) ? json[name] : undefined
}

function isObject(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}

function onlyEntry(json: unknown): readonly [string, unknown] {
  const entry = isObject(json) ? Object.entries(json)[0] : undefined
  if (entry === undefined) throw new TypeError('A value must be an object with one member')
  return entry
}

function text(json: unknown): string {
  if (typeof json !== 'string') throw new TypeError('Expected a string')
  return json
}

function wholeNumber(json: unknown): bigint {
  if (typeof json === 'number' && Number.isInteger(json)) return BigInt(json)
  return BigInt(text(json))
}

function items(json: unknown): readonly unknown[] {
  return Array.isArray(json) ? json : []
}

function listOf(json: unknown, convert: (json: unknown) => RuleValue | undefined): RuleValue[] {
  return items(json).map((item) => convert(item) ?? null)
}

function mapOf(json: unknown, convert: (json: unknown) => RuleValue | undefined): LiteralMap {
  const entries: [string, RuleValue][] = []
  for (const [name, item] of Object.entries(isObject(json) ? json : {})) {
    const value = convert(item)
    if (value !== undefined) entries.push([name, value])
  }
  return new LiteralMap(entries)
}

function segmentOf(json: unknown): string | Capture {
  const capture = memberOf(json, 'capture')
  return typeof capture === 'string' ? new Capture(capture) : text(memberOf(json, 'simple'))
}

function constraintOf(json: unknown): RuleValue {
  const value = fromExpressionValue(memberOf(json, 'value')) ?? null
  const comparator = memberOf(json, 'comparator')
  if (comparator === 'EQ') return value
  const operator = BOUND_OPERATORS.get(comparator)
  return new Constraint(operator === undefined ? [] : [{ operator, value }])
}

function timestampOf(rfc3339: string): Timestamp {
  const millis = Date.parse(rfc3339)
  if (Number.isNaN(millis)) throw new TypeError(`Not a timestamp: ${rfc3339}`)
  const fraction = /\.(\d{1,9})/.exec(rfc3339)?.[1] ?? ''
  return new Timestamp(Math.floor(millis / 1000), Number(fraction.padEnd(9, '0')))
}

/** `-1.5s` */
function durationOf(seconds: string): Duration {
  const parts = /^(-?)(\d+)(?:\.(\d{1,9}))?s$/.exec(seconds)
  if (parts === null) throw new TypeError(`Not a duration: ${seconds}`)
  const nanos = BigInt(parts[2] ?? '0') * 1_000_000_000n + BigInt((parts[3] ?? '').padEnd(9, '0'))
  return new Duration(parts[1] === '-' ? -nanos : nanos)
}
