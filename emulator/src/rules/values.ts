import { GeoPoint, Timestamp } from '../values/value.ts'

/**
 * A value as expressions see it. Those of the store are used as they are wherever both agree (null, boolean, bigint
 * for int, number for float, string, bytes, timestamp, latlng); lists hold these values; the rest are classes here.
 */
export type RuleValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | Uint8Array
  | RuleList
  | RulesMap
  | RulesSet
  | MapDiff
  | RulesPath
  | Timestamp
  | Duration
  | GeoPoint
  | Constraint

export type RuleList = readonly RuleValue[]

/** What evaluating gives: a value or the error that took its place. */
export type Result = RuleValue | Failure

/** An error as a result. Without a message it is reported as "evaluation error at" the condition's place. */
export class Failure {
  readonly message: string | undefined
  constructor(message?: string) {
    this.message = message
  }
}

export const NULL_VALUE_ERROR = new Failure('Null value error.')
/** Nothing can be proved about a value that a query leaves open. */
export const UNPROVABLE = new Failure()

export function undefinedProperty(name: string): Failure {
  return new Failure(`Property ${name} is undefined on object.`)
}

/** A map whose entries may be converted only when they are asked for. */
export interface RulesMap {
  readonly kind: 'map' | 'query data'
  /** The entry of that key, or undefined where there is none. */
  get(key: string): RuleValue | undefined
  keys(): readonly string[]
}

/** Unique values in the order in which they came. */
export class RulesSet {
  readonly items: RuleList
  constructor(items: RuleList) {
    this.items = items
  }
}

/** What `map.diff(other)` gives. */
export class MapDiff {
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly changed: readonly string[]
  readonly unchanged: readonly string[]
  constructor(parts: {
    added: readonly string[]
    removed: readonly string[]
    changed: readonly string[]
    unchanged: readonly string[]
  }) {
    this.added = parts.added
    this.removed = parts.removed
    this.changed = parts.changed
    this.unchanged = parts.unchanged
  }
}

/** A segment still to be bound: `$(name)` where nothing of that name exists. */
export class Capture {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
  toString(): string {
    return `$(${this.name})`
  }
}

export class RulesPath {
  readonly segments: readonly (string | Capture)[]
  constructor(segments: readonly (string | Capture)[]) {
    this.segments = segments
  }
  toString(): string {
    return this.segments.map((segment) => `/${String(segment)}`).join('')
  }
}

/** A length of time in whole nanoseconds. */
export class Duration {
  readonly nanos: bigint
  constructor(nanos: bigint) {
    this.nanos = nanos
  }
}

export type BoundOperator = '!=' | '<' | '<=' | '>' | '>=' | 'contains'

/** One thing that a query promises of a field. */
export interface Bound {
  readonly operator: BoundOperator
  readonly value: RuleValue
}

/** A value of which only bounds are known, in the symbolic document of a list query. */
export class Constraint {
  readonly bounds: readonly Bound[]
  constructor(bounds: readonly Bound[]) {
    this.bounds = bounds
  }
}

/** What nothing is known of, such as the id of the documents that a query will find. */
export const UNKNOWN = new Constraint([])

/** What kinds of values there are; `is` knows them by the same names, but for `query data`. */
export type Kind =
  | 'null'
  | 'bool'
  | 'int'
  | 'float'
  | 'string'
  | 'bytes'
  | 'list'
  | 'map'
  | 'query data'
  | 'set'
  | 'map_diff'
  | 'path'
  | 'timestamp'
  | 'duration'
  | 'latlng'
  | 'constraint'

export function typeOf(value: RuleValue): Kind {
  if (value === null) return 'null'
  if (typeof value === 'string') return 'string'
  if (typeof value === 'boolean') return 'bool'
  if (typeof value === 'bigint') return 'int'
  if (typeof value === 'number') return 'float'
  return typeOfObject(value)
}

function typeOfObject(value: Exclude<RuleValue, null | boolean | bigint | number | string>): Kind {
  if (isList(value)) return 'list'
  if (value instanceof Timestamp) return 'timestamp'
  if (value instanceof Uint8Array) return 'bytes'
  if (value instanceof GeoPoint) return 'latlng'
  if (value instanceof Constraint) return 'constraint'
  if (value instanceof RulesPath) return 'path'
  if (value instanceof Duration) return 'duration'
  if (value instanceof RulesSet) return 'set'
  if (value instanceof MapDiff) return 'map_diff'
  return value.kind
}

export function isList(value: Result): value is RuleList {
  return Array.isArray(value)
}

export function isMap(value: Result): value is RulesMap {
  return typeof value === 'object' && value !== null && 'kind' in value
}
