import { Timestamp } from '../values/value.ts'
import { equalValues, includesValue } from './equality.ts'
import {
  type Bound,
  type BoundOperator,
  Constraint,
  Duration,
  Failure,
  isList,
  isMap,
  type Result,
  RulesSet,
  type RuleValue,
  typeOf,
  UNPROVABLE,
} from './values.ts'

type OrderOperator = '<' | '<=' | '>' | '>='

const COMPARABLE = ['string', 'int', 'float', 'timestamp', 'duration'] as const
const OPERANDS: ReadonlyMap<string, string> = new Map([
  ['+', 'number + number, string + string, duration + duration, timestamp + duration'],
  ['-', 'number - number, duration - duration, timestamp - duration, timestamp - timestamp'],
  ['*', 'number * number'],
  ['/', 'number / number'],
  ['%', 'number % number'],
  ['&&', 'bool && bool'],
  ['||', 'bool || bool'],
  ['[]', 'list[int], map[string], path[int], string[int]'],
  ['[:]', 'list[int:int], string[int:int]'],
])
const MIRRORED: Readonly<Record<OrderOperator, OrderOperator>> = {
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
}

/** `<`, `<=`, `>` and `>=`; values that have no order between them are an error. */
export function compareValues(operator: OrderOperator, left: RuleValue, right: RuleValue): boolean | Failure {
  if (left instanceof Constraint) return impliedBy(left, operator, right)
  if (right instanceof Constraint) return impliedBy(right, MIRRORED[operator], left)
  const order = orderOf(left, right)
  if (order === undefined) return unsupported(operator, left, right)
  return holds(operator, order)
}

/** `!=`, which a query can promise although it does not say what the value is. */
export function differ(left: RuleValue, right: RuleValue): boolean | Failure {
  if (left instanceof Constraint) return impliedBy(left, '!=', right)
  if (right instanceof Constraint) return impliedBy(right, '!=', left)
  const equal = equalValues(left, right)
  return equal instanceof Failure ? equal : !equal
}

/** `value in container`: element of a list or set, key of a map. */
export function isIn(value: RuleValue, container: RuleValue): boolean | Failure {
  if (isList(container)) return includesValue(container, value)
  if (container instanceof RulesSet) return includesValue(container.items, value)
  if (container instanceof Constraint) return impliedBy(container, 'contains', value)
  if (value instanceof Constraint) return UNPROVABLE
  if (!isMap(container)) {
    return new Failure(
      `Unsupported operation error. Received: ${typeOf(value)} in ${typeOf(container)}. ` +
        'Expected: any in list, any in set, string in map.',
    )
  }
  if (container.kind === 'query data') return UNPROVABLE
  return typeof value === 'string' && container.get(value) !== undefined
}

/** The error of an operator between types that it does not join. */
export function unsupported(operator: string, left: RuleValue, right: RuleValue): Failure {
  const expected =
    OPERANDS.get(operator) ?? COMPARABLE.map((type) => `${type} ${operator} ${type}`).join(', ')
  return new Failure(
    `Unsupported operation error. Received: ${typeOf(left)} ${operator} ${typeOf(right)}. Expected: ${expected}.`,
  )
}

/** Negative, zero or positive; NaN for a comparison with NaN; undefined where there is no order. */
function orderOf(left: RuleValue, right: RuleValue): number | undefined {
  if (isNumber(left) && isNumber(right))
    return left < right ? -1 : left > right ? 1 : left <= right ? 0 : Number.NaN
  if (typeof left === 'string' && typeof right === 'string') return compareStrings(left, right)
  if (left instanceof Timestamp && right instanceof Timestamp) {
    return left.seconds - right.seconds || left.nanos - right.nanos
  }
  if (left instanceof Duration && right instanceof Duration) {
    return left.nanos < right.nanos ? -1 : left.nanos > right.nanos ? 1 : 0
  }
  return undefined
}

function isNumber(value: RuleValue): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number'
}

/** By code points, which is also the order of the UTF-8 bytes; UTF-16 units differ where surrogates are. */
function compareStrings(left: string, right: string): number {
  const length = Math.min(left.length, right.length)
  for (let i = 0; i < length; i += 1) {
    const a = left.charCodeAt(i)
    const b = right.charCodeAt(i)
    if (a !== b) return isSurrogate(a) === isSurrogate(b) ? a - b : isSurrogate(a) ? 1 : -1
  }
  return left.length - right.length
}

function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff
}

function holds(operator: OrderOperator, order: number): boolean {
  switch (operator) {
    case '<':
      return order < 0
    case '<=':
      return order <= 0
    case '>':
      return order > 0
    case '>=':
      return order >= 0
  }
}

/** True when one single bound says so; nothing a bound says is ever known to be false. */
function impliedBy(
  constraint: Constraint,
  operator: BoundOperator,
  value: RuleValue,
): Result & (true | Failure) {
  if (value instanceof Constraint) return UNPROVABLE
  return constraint.bounds.some((bound) => implies(bound, operator, value)) ? true : UNPROVABLE
}

function implies(bound: Bound, operator: BoundOperator, value: RuleValue): boolean {
  if (operator === '!=' || operator === 'contains') {
    return bound.operator === operator && equalValues(bound.value, value) === true
  }
  if (bound.operator === '!=' || bound.operator === 'contains') return false
  if (bound.operator.charAt(0) !== operator.charAt(0)) return false
  const order = orderOf(bound.value, value)
  if (order === undefined) return false
  const tighter = operator.startsWith('>') ? order : -order
  return tighter > 0 || (tighter === 0 && (operator.endsWith('=') || !bound.operator.endsWith('=')))
}
