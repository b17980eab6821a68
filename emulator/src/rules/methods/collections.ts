import { includesValue, uniqueValues, equalValues } from '../equality.ts'
import {
  Failure,
  isList,
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

/** Methods of lists. */
export function listMethod(self: RuleList, signature: string, args: RuleList): Result | undefined {
  const [first] = args
  switch (signature) {
    case 'size/0':
      return BigInt(self.length)
    case 'toSet/0':
      return setOf(self)
    case 'concat/1':
      return first !== undefined && isList(first) ? [...self, ...first] : undefined
    case 'join/1':
      return typeof first === 'string' ? join(self, first) : undefined
    case 'removeAll/1':
      return first !== undefined && isList(first) ? without(self, first) : undefined
    default:
      return membershipMethod(self, signature, first)
  }
}

/** Methods of sets. */
export function setMethod(self: RulesSet, signature: string, args: RuleList): Result | undefined {
  const [first] = args
  switch (signature) {
    case 'size/0':
      return BigInt(self.items.length)
    case 'union/1':
      return first instanceof RulesSet ? setOf([...self.items, ...first.items]) : undefined
    case 'intersection/1':
      return first instanceof RulesSet
        ? filtered(self, (item) => includesValue(first.items, item))
        : undefined
    case 'difference/1':
      return first instanceof RulesSet ? asSet(without(self.items, first.items)) : undefined
    default:
      return membershipMethod(self.items, signature, first)
  }
}

/** Methods of maps. What a list query leaves open has only `get` of a field that the query binds. */
export function mapMethod(self: RulesMap, signature: string, args: RuleList): Result | undefined {
  const [first, second] = args
  if (signature === 'get/2' && first !== undefined && second !== undefined)
    return getOrDefault(self, first, second)
  if (self.kind === 'query data') return UNPROVABLE
  switch (signature) {
    case 'size/0':
      return BigInt(self.keys().length)
    case 'keys/0':
      return self.keys()
    case 'values/0':
      return self.keys().map((key) => self.get(key) ?? null)
    case 'diff/1':
      return first !== undefined && isMap(first) ? diff(self, first) : undefined
    default:
      return undefined
  }
}

/** Methods of what `map.diff` gives: the sets of keys. */
export function mapDiffMethod(self: MapDiff, signature: string): Result | undefined {
  switch (signature) {
    case 'addedKeys/0':
      return new RulesSet(self.added)
    case 'removedKeys/0':
      return new RulesSet(self.removed)
    case 'changedKeys/0':
      return new RulesSet(self.changed)
    case 'unchangedKeys/0':
      return new RulesSet(self.unchanged)
    case 'affectedKeys/0':
      return new RulesSet([...self.added, ...self.removed, ...self.changed])
    default:
      return undefined
  }
}

/** `hasAll`, `hasAny` and `hasOnly`, which lists and sets share and which take either. */
function membershipMethod(
  self: RuleList,
  signature: string,
  argument: RuleValue | undefined,
): Result | undefined {
  if (argument === undefined) return undefined
  const other = argument instanceof RulesSet ? argument.items : argument
  if (!isList(other)) return undefined
  switch (signature) {
    case 'hasAll/1':
      return all(other, (item) => includesValue(self, item))
    case 'hasAny/1':
      return any(other, (item) => includesValue(self, item))
    case 'hasOnly/1':
      return all(self, (item) => includesValue(other, item))
    default:
      return undefined
  }
}

function getOrDefault(self: RulesMap, key: RuleValue, fallback: RuleValue): Result | undefined {
  if (typeof key === 'string') {
    const value = self.get(key)
    if (value !== undefined) return value
    return self.kind === 'query data' ? undefinedProperty(key) : fallback
  }
  if (!isList(key)) return undefined
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
function diff(self: RulesMap, other: RulesMap): MapDiff | Failure {
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

function setOf(items: RuleList): Result {
  return asSet(uniqueValues(items))
}

function asSet(items: RuleList | Failure): RulesSet | Failure {
  return items instanceof Failure ? items : new RulesSet(items)
}

function without(items: RuleList, removed: RuleList): RuleList | Failure {
  const kept: RuleValue[] = []
  for (const item of items) {
    const gone = includesValue(removed, item)
    if (gone instanceof Failure) return gone
    if (!gone) kept.push(item)
  }
  return kept
}

function filtered(self: RulesSet, keep: (item: RuleValue) => boolean | Failure): Result {
  const kept: RuleValue[] = []
  for (const item of self.items) {
    const kind = keep(item)
    if (kind instanceof Failure) return kind
    if (kind) kept.push(item)
  }
  return new RulesSet(kept)
}

function join(items: RuleList, separator: string): Result | undefined {
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
