import { Timestamp } from '../values/value.ts'
import { arithmetic } from './methods/numbers.ts'
import { nanosOf, shifted } from './methods/times.ts'
import { checkedInt } from './methods/conversions.ts'
import { sliceCodePoints } from './methods/strings.ts'
import { unsupported } from './ordering.ts'
import {
  Capture,
  Constraint,
  Duration,
  Failure,
  isList,
  isMap,
  NULL_VALUE_ERROR,
  type Result,
  type RuleList,
  RulesPath,
  type RuleValue,
  typeOf,
  undefinedProperty,
  UNPROVABLE,
} from './values.ts'

/** `object.name`. */
export function memberOf(object: RuleValue, name: string): Result {
  if (isMap(object)) {
    const value = object.get(name)
    return value === undefined ? undefinedProperty(name) : value
  }
  if (object === null) return NULL_VALUE_ERROR
  return object instanceof Constraint ? UNPROVABLE : undefinedProperty(name)
}

/** `object[index]` of a list, a map, a path or a string. */
export function elementOf(object: RuleValue, index: RuleValue): Result {
  if (object === null) return NULL_VALUE_ERROR
  if (object instanceof Constraint || index instanceof Constraint) return UNPROVABLE
  if (isMap(object) && typeof index === 'string') return memberOf(object, index)
  if (typeof index !== 'bigint') return unsupported('[]', object, index)
  const at = Number(index)
  if (typeof object === 'string') return sliceCodePoints(object, at, at + 1) ?? outOfRange(index)
  if (isList(object)) return elementAt(object, at)
  if (!(object instanceof RulesPath)) return unsupported('[]', object, index)
  const segment = at >= 0 ? object.segments[at] : undefined
  return segment === undefined || segment instanceof Capture ? outOfRange(index) : segment
}

/** `object[from:to]` of a list or a string, given as the three of them. */
export function rangeOf([object = null, from = null, to = null]: RuleList): Result {
  if (object === null) return NULL_VALUE_ERROR
  if (typeof from !== 'bigint' || typeof to !== 'bigint') return unsupported('[:]', object, from)
  const start = Number(from)
  const end = Number(to)
  if (typeof object === 'string') return sliceCodePoints(object, start, end) ?? outOfRange(to)
  if (!isList(object)) return unsupported('[:]', object, from)
  return start >= 0 && start <= end && end <= object.length ? object.slice(start, end) : outOfRange(to)
}

/** `value is type`; `number` is both int and float. */
export function hasType(value: RuleValue, type: string): Result {
  if (value instanceof Constraint) return UNPROVABLE
  const actual = typeOf(value)
  if (type === 'number') return actual === 'int' || actual === 'float'
  return type === (actual === 'query data' ? 'map' : actual)
}

export function negate(value: RuleValue): Result {
  if (typeof value === 'bigint') return checkedInt(-value)
  if (typeof value === 'number') return -value
  return new Failure(`Unsupported operation error. Received: -${typeOf(value)}. Expected: -int, -float.`)
}

/** Numbers, texts, durations, and an instant with a duration. */
export function add(left: RuleValue, right: RuleValue): Result {
  if (isNumber(left) && isNumber(right)) return arithmetic('+', left, right)
  if (typeof left === 'string' && typeof right === 'string') return left + right
  if (left instanceof Duration && right instanceof Duration) return new Duration(left.nanos + right.nanos)
  if (left instanceof Timestamp && right instanceof Duration) return shifted(left, right.nanos)
  if (left instanceof Duration && right instanceof Timestamp) return shifted(right, left.nanos)
  return unsupported('+', left, right)
}

/** Numbers, durations, an instant less a duration, and two instants, which are a duration apart. */
export function subtract(left: RuleValue, right: RuleValue): Result {
  if (isNumber(left) && isNumber(right)) return arithmetic('-', left, right)
  if (left instanceof Duration && right instanceof Duration) return new Duration(left.nanos - right.nanos)
  if (left instanceof Timestamp && right instanceof Duration) return shifted(left, -right.nanos)
  if (left instanceof Timestamp && right instanceof Timestamp)
    return new Duration(nanosOf(left) - nanosOf(right))
  return unsupported('-', left, right)
}

export function multiply(left: RuleValue, right: RuleValue): Result {
  return isNumber(left) && isNumber(right) ? arithmetic('*', left, right) : unsupported('*', left, right)
}

export function divide(left: RuleValue, right: RuleValue): Result {
  return isNumber(left) && isNumber(right) ? arithmetic('/', left, right) : unsupported('/', left, right)
}

export function remainder(left: RuleValue, right: RuleValue): Result {
  return isNumber(left) && isNumber(right) ? arithmetic('%', left, right) : unsupported('%', left, right)
}

function isNumber(value: RuleValue): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number'
}

function elementAt(list: RuleList, at: number): Result {
  const element = at >= 0 ? list[at] : undefined
  return element === undefined ? outOfRange(BigInt(at)) : element
}

function outOfRange(index: bigint): Failure {
  return new Failure(`Index ${index} is out of range.`)
}
