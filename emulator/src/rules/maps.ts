import { type Fields, fieldOf, MapValue, Reference, type Value } from '../values/value.ts'
import type { Json, RulesDocument } from './types.ts'
import { type RulesMap, RulesPath, type RuleValue, UNKNOWN } from './values.ts'

/** A map made by a rule, or by us from parts. */
export class LiteralMap implements RulesMap {
  readonly kind = 'map'
  readonly #entries: ReadonlyMap<string, RuleValue>
  constructor(entries: Iterable<readonly [string, RuleValue]>) {
    this.#entries = new Map(entries)
  }
  get(key: string): RuleValue | undefined {
    return this.#entries.get(key)
  }
  keys(): readonly string[] {
    return [...this.#entries.keys()]
  }
}

/** A map of the store, converted where it is looked at. */
class FieldsMap implements RulesMap {
  readonly kind = 'map'
  readonly #fields: Fields
  constructor(fields: Fields) {
    this.#fields = fields
  }
  get(key: string): RuleValue | undefined {
    const value = fieldOf(this.#fields, key)
    return value === undefined ? undefined : fromStore(value)
  }
  keys(): readonly string[] {
    return Object.keys(this.#fields)
  }
}

/** The claims of a token. */
export class JsonMap implements RulesMap {
  readonly kind = 'map'
  readonly #record: Readonly<Record<string, Json>>
  constructor(record: Readonly<Record<string, Json>>) {
    this.#record = record
  }
  get(key: string): RuleValue | undefined {
    const value = Object.hasOwn(this.#record, key) ? this.#record[key] : undefined
    return value === undefined ? undefined : fromJson(value)
  }
  keys(): readonly string[] {
    return Object.keys(this.#record)
  }
}

/** A stored value as rules see it; a reference is the path `/databases/{d}/documents/…`. */
export function fromStore(value: Value): RuleValue {
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof MapValue) return new FieldsMap(value.fields)
  if (value instanceof Reference) return pathOfName(value.name)
  if (isArray(value)) return value.map(fromStore)
  return value
}

/** A JSON value as rules see it; whole numbers become ints. */
function fromJson(value: Json): RuleValue {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value
  if (typeof value !== 'object' || value === null) return value
  if (isJsonArray(value)) return value.map(fromJson)
  return new JsonMap(value)
}

/** `projects/p/databases/d/documents/a/b` as `/databases/d/documents/a/b`. */
export function pathOfName(name: string): RulesPath {
  return new RulesPath(name.split('/').slice(2))
}

/** A document as `resource` and `get()` show it: `data`, `id` and `__name__`. */
export function resourceOf(document: RulesDocument): RulesMap {
  const path = pathOfName(document.name)
  return new LiteralMap([
    ['data', new FieldsMap(document.fields)],
    ['id', document.name.slice(document.name.lastIndexOf('/') + 1)],
    ['__name__', path],
  ])
}

/** The `resource` of a list query, of whose documents only what the query promises is known. */
export function symbolicResource(data: RuleValue): RulesMap {
  return new LiteralMap([
    ['data', data],
    ['id', UNKNOWN],
    ['__name__', UNKNOWN],
  ])
}

function isArray(value: Value): value is readonly Value[] {
  return Array.isArray(value)
}

function isJsonArray(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}
