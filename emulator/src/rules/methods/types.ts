import { GeoPoint, Timestamp } from '../../values/value.ts'
import {
  Duration,
  Failure,
  isList,
  isMap,
  type Kind,
  MapDiff,
  type Result,
  RulesPath,
  RulesSet,
  type RuleValue,
} from '../values.ts'

/**
 * The types that declarations speak of. Each is a test: the checker learns from it what an implementation gets, and it
 * is asked when rules run.
 */
const TYPES = {
  bool: (value: Result) => typeof value === 'boolean',
  int: (value: Result) => typeof value === 'bigint',
  float: (value: Result) => typeof value === 'number',
  string: (value: Result) => typeof value === 'string',
  bytes: (value: Result) => value instanceof Uint8Array,
  list: isList,
  map: isMap,
  /** What a list query leaves open of a document; where a map is taken, it is one. */
  'query data': isMap,
  set: (value: Result) => value instanceof RulesSet,
  map_diff: (value: Result) => value instanceof MapDiff,
  path: (value: Result) => value instanceof RulesPath,
  timestamp: (value: Result) => value instanceof Timestamp,
  duration: (value: Result) => value instanceof Duration,
  latlng: (value: Result) => value instanceof GeoPoint,

  number: (value: Result) => typeof value === 'bigint' || typeof value === 'number',
  'bool or string': (value: Result) => typeof value === 'boolean' || typeof value === 'string',
  'number or string': (value: Result) =>
    typeof value === 'bigint' || typeof value === 'number' || typeof value === 'string',
  'bytes or string': (value: Result) => value instanceof Uint8Array || typeof value === 'string',
  'path or string': (value: Result) => value instanceof RulesPath || typeof value === 'string',
  'string or list': (value: Result) => typeof value === 'string' || isList(value),
  'list or set': (value: Result) => isList(value) || value instanceof RulesSet,
  'map or null': (value: Result) => value === null || isMap(value),
  any: (value: Result): value is RuleValue => !(value instanceof Failure),
  /** Only `debug` looks at errors as well; everything else results in the first one among its arguments. */
  'any or error': (_value: Result): _value is Result => true,
} as const

export type TypeName = keyof typeof TYPES

/** The types that a value can have before a dot. */
export type ReceiverName = TypeName & Kind

type Test<Value extends Result> = (value: Result) => value is Value

type Values = {
  readonly [Name in TypeName]: (typeof TYPES)[Name] extends Test<infer Value> ? Value : never
}

/** What a value of that type is here. */
export type ValueOf<Name extends TypeName> = Values[Name]

export type ValuesOf<Names extends readonly TypeName[]> = {
  readonly [Index in keyof Names]: ValueOf<Names[Index]>
}

/** Whether a value has the type that was declared. */
export function isOf<Name extends TypeName>(name: Name, value: Result): value is ValueOf<Name> {
  return TYPES[name](value)
}

/** Whether as many values as types were given, each of its type. */
export function areOf<const Names extends readonly TypeName[]>(
  names: Names,
  values: readonly Result[],
): values is ValuesOf<Names> {
  return names.length === values.length && names.every((name, index) => isOf(name, values[index] ?? null))
}
