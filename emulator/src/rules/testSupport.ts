import { type Fields, MapValue, Timestamp, type Value } from '../values/value.ts'
import { authorize } from './authorize.ts'
import { compileRules } from './compile.ts'
import type { Ruleset } from './ruleset.ts'
import type { DocumentAccess, FirestoreRulesRequest, RulesDocument, Verdict } from './types.ts'

const NAME_PREFIX = 'projects/demo/databases/(default)/documents/'

/** A plain value as the store holds it; whole numbers are ints. */
export function stored(value: unknown): Value {
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value) : value
  if (Array.isArray(value)) return value.map(stored)
  if (
    value === null ||
    typeof value === 'boolean' ||
    typeof value === 'string' ||
    typeof value === 'bigint'
  ) {
    return value
  }
  if (isPlainObject(value)) return new MapValue(storedFields(value))
  throw new TypeError('A test holds a value that has no stored form')
}

function storedFields(record: Readonly<Record<string, unknown>>): Fields {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, stored(value)]))
}

export function document(path: string, fields: Readonly<Record<string, unknown>>): RulesDocument {
  return { name: NAME_PREFIX + path, fields: storedFields(fields) }
}

/** The documents of a request, by path, before it and (where it differs) after it. */
export function documents(
  before: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  after: Readonly<Record<string, Readonly<Record<string, unknown>>>> = before,
): DocumentAccess {
  const read = (from: typeof before, name: string): RulesDocument | undefined => {
    const path = name.slice(NAME_PREFIX.length)
    const fields = from[path]
    return fields === undefined ? undefined : document(path, fields)
  }
  return { get: (name) => read(before, name), getAfter: (name) => read(after, name) }
}

/** Compiles rules that are expected to be sound. */
export function ruleset(text: string): Ruleset {
  const compilation = compileRules(text, 'cloud.firestore')
  if (compilation.ruleset === undefined) {
    throw new Error(compilation.issues.map(({ description }) => description).join(' '))
  }
  return compilation.ruleset
}

/** A file with these statements within `/databases/{database}/documents`. */
export function withinDocuments(statements: string, version = 2): string {
  return `rules_version = '${version}';\nservice cloud.firestore {\nmatch /databases/{database}/documents {\n${statements}\n}\n}\n`
}

export function request(parts: Partial<FirestoreRulesRequest>): FirestoreRulesRequest {
  return {
    method: 'get',
    path: ['things', 'one'],
    project: 'demo',
    database: '(default)',
    auth: null,
    time: new Timestamp(1768480496, 123456789),
    scope: 'single',
    ...parts,
  }
}

/** The verdict of `allow read, write: if <expression>` on `things/one`. */
function verdictOf(
  expression: string,
  parts: Partial<FirestoreRulesRequest> = {},
  access: DocumentAccess = documents({}),
): Verdict {
  const rules = ruleset(withinDocuments(`match /things/{id} { allow read, write: if ${expression}; }`))
  return authorize(rules, request(parts), access)
}

/** What an expression evaluates to: its truth, or the reason why it has none. */
export function outcome(
  expression: string,
  parts: Partial<FirestoreRulesRequest> = {},
  access?: DocumentAccess,
): true | string {
  const { allowed, message } = verdictOf(expression, parts, access)
  return allowed || message.trim().replace(/ for '\w+' @ L\d+$/, '')
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
