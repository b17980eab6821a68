import { includesValue, uniqueValues, equalValues } from '../equality.ts'
import {
  Failure,
  isMap,
  MapDiff,
  type Result,
  type RuleList,
  type RulesMap,
  RulesSet,
  type RuleValue,
  undefinedProperty,
  UNPROVABLE,
} from '../values.ts'
import { textOf } from './conversions.ts'

/** Lists and sets share these and take either. */
type Items = RuleList | RulesSet

export function hasAll(self: Items, wanted: Items): boolean | Failure {
  const items = itemsOf(self)
  return all(itemsOf(wanted), (item) => includesValue(items, item))
}

export function hasAny(self: Items, wanted: Items): boolean | Failure {
  const items = itemsOf(self)
  return any(itemsOf(wanted), (item) => includesValue(items, item))
}

export function hasOnly(self: Items, allowed: Items): boolean | Failure {
  const items = itemsOf(allowed)
  return all(itemsOf(self), (item) => includesValue(items, item))
}

function itemsOf(items: Items): RuleList {
  return items instanceof RulesSet ? items.items : items
}

/** `map.get(key, default)`, where the key may be a list of keys, each within the value of the one before. */
export function getOrDefault(
  self: RulesMap,
  key: string | RuleList,
  fallback: RuleValue,
): Result | undefined {
  if (typeof key === 'string') {
    const value = self.get(key)
    if (value !== undefined) return value
    return self.kind === 'query data' ? undefinedProperty(key) : fallback
  }
  let value: RuleValue = self
  for (const part of key) {
    if (typeof part !== 'string') return undefined
    const next: RuleValue | undefined = isMap(value) ? value.get(part) : undefined
    if (next === undefined)
      return isMap(value) && value.kind === 'query data' ? undefinedProperty(part) : fallback
    value = next
  }
  return value
}

/** Added are the keys that only the map before the dot has, removed those that only the argument has. */
export function diff(self: RulesMap, other: RulesMap): MapDiff | Failure {
  if (other.kind !== 'map') return UNPROVABLE
  const parts = {
    added: [] as string[],
    removed: [] as string[],
    changed: [] as string[],
    unchanged: [] as string[],
  }
  for (const key of self.keys()) {
    const theirs = other.get(key)
    if (theirs === undefined) {
      parts.added.push(key)
      continue
    }
    const equal = equalValues(self.get(key) ?? null, theirs)
    if (equal instanceof Failure) return equal
    parts[equal ? 'unchanged' : 'changed'].push(key)
  }
  for (const key of other.keys()) if (self.get(key) === undefined) parts.removed.push(key)
  return new MapDiff(parts)
}

/** The first of those that are equal stays. */
export function uniqueSet(items: RuleList): RulesSet | Failure {
  return asSet(uniqueValues(items))
}

/** What is known to hold no two equal values. */
export function asSet(items: RuleList | Failure): RulesSet | Failure {
  return items instanceof Failure ? items : new RulesSet(items)
}

export function without(items: RuleList, removed: RuleList): RuleList | Failure {
  const kept: RuleValue[] = []
  for (const item of items) {
    const gone = includesValue(removed, item)
    if (gone instanceof Failure) return gone
    if (!gone) kept.push(item)
  }
  return kept
}

export function intersection(self: RulesSet, other: RulesSet): RulesSet | Failure {
  const kept: RuleValue[] = []
  for (const item of self.items) {
    const isCommon = includesValue(other.items, item)
    if (isCommon instanceof Failure) return isCommon
    if (isCommon) kept.push(item)
  }
  return new RulesSet(kept)
}

/** Undefined where an item has no text. */
export function join(items: RuleList, separator: string): string | undefined {
  const texts: string[] = []
  for (const item of items) {
    const text = textOf(item)
    if (text === undefined) return undefined
    texts.push(text)
  }
  return texts.join(separator)
}

function all(items: RuleList, test: (item: RuleValue) => boolean | Failure): boolean | Failure {
  let failure: Failure | undefined
  for (const item of items) {
    const result = test(item)
    if (result === false) return false
    if (result !== true) failure = result
  }
  return failure ?? true
}

function any(items: RuleList, test: (item: RuleValue) => boolean | Failure): boolean | Failure {
  let failure: Failure | undefined
  for (const item of items) {
    const result = test(item)
    if (result === true) return true
    if (result !== false) failure = result
  }
  return failure ?? false
}
