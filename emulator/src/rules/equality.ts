import { GeoPoint, Timestamp } from '../values/value.ts'
import {
  Capture,
  Constraint,
  Duration,
  Failure,
  isList,
  isMap,
  type RuleList,
  type RulesMap,
  RulesPath,
  RulesSet,
  type RuleValue,
  typeOf,
  UNPROVABLE,
} from './values.ts'

/**
 * `==` of the rules language: deep, ints and floats by their value, false across other types. What touches a value
 * that a query leaves open is a {@link Failure}.
 */
export function equalValues(left: RuleValue, right: RuleValue): boolean | Failure {
  if (typeof left !== 'object' || left === null) return equalToSimple(left, right)
  if (typeof right !== 'object' || right === null) return equalToSimple(right, left)
  if (left instanceof Constraint || right instanceof Constraint) return UNPROVABLE
  if (isList(left)) return isList(right) && equalLists(left, right)
  if (isMap(left)) return isMap(right) && equalMaps(left, right)
  if (left instanceof RulesSet) return right instanceof RulesSet && equalSets(left, right)
  if (left instanceof RulesPath) return right instanceof RulesPath && equalPaths(left, right)
  return equalOpaque(left, right)
}

/** Whether a list has an equal element; a failure only if none is found and one could not be compared. */
export function includesValue(list: RuleList, value: RuleValue): boolean | Failure {
  let failure: Failure | undefined
  for (const item of list) {
    const equal = equalValues(item, value)
    if (equal === true) return true
    if (equal !== false) failure = equal
  }
  return failure ?? false
}

/** The values without repetitions, the first of equal ones kept. */
export function uniqueValues(values: RuleList): RuleList | Failure {
  const unique: RuleValue[] = []
  for (const value of values) {
    const known = includesValue(unique, value)
    if (known instanceof Failure) return known
    if (!known) unique.push(value)
  }
  return unique
}

function equalToSimple(
  simple: null | boolean | bigint | number | string,
  other: RuleValue,
): boolean | Failure {
  if (other instanceof Constraint) return UNPROVABLE
  if (typeof simple === 'bigint' && typeof other === 'number') return numbersEqual(simple, other)
  if (typeof simple === 'number' && typeof other === 'bigint') return numbersEqual(other, simple)
  return simple === other
}

/** By exact value: a large int is not equal to the float that is nearest to it. */
function numbersEqual(int: bigint, float: number): boolean {
  return Number.isInteger(float) && BigInt(float) === int
}

function equalLists(left: RuleList, right: RuleList): boolean | Failure {
  if (left.length !== right.length) return false
  return every(left, (item, index) => equalValues(item, right[index] ?? null))
}

function equalMaps(left: RulesMap, right: RulesMap): boolean | Failure {
  if (left.kind !== 'map' || right.kind !== 'map') return UNPROVABLE
  const keys = left.keys()
  if (keys.length !== right.keys().length) return false
  return every(keys, (key) => {
    const other = right.get(key)
    return other !== undefined && equalValues(left.get(key) ?? null, other)
  })
}

function equalSets(left: RulesSet, right: RulesSet): boolean | Failure {
  if (left.items.length !== right.items.length) return false
  return every(left.items, (item) => includesValue(right.items, item))
}

function equalPaths(left: RulesPath, right: RulesPath): boolean {
  return (
    left.segments.length === right.segments.length &&
    left.segments.every((segment, index) => {
      const other = right.segments[index]
      if (segment instanceof Capture) return other instanceof Capture && other.name === segment.name
      return segment === other
    })
  )
}

function equalOpaque(left: RuleValue, right: RuleValue): boolean {
  if (left instanceof Timestamp) {
    return right instanceof Timestamp && left.seconds === right.seconds && left.nanos === right.nanos
  }
  if (left instanceof Duration) return right instanceof Duration && left.nanos === right.nanos
  if (left instanceof Uint8Array) return right instanceof Uint8Array && Buffer.compare(left, right) === 0
  if (left instanceof GeoPoint) {
    return right instanceof GeoPoint && left.latitude === right.latitude && left.longitude === right.longitude
  }
  return typeOf(left) === typeOf(right) && left === right
}

function every<T>(
  items: readonly T[],
  test: (item: T, index: number) => boolean | Failure,
): boolean | Failure {
  let failure: Failure | undefined
  for (const [index, item] of items.entries()) {
    const result = test(item, index)
    if (result === false) return false
    if (result !== true) failure = result
  }
  return failure ?? true
}
