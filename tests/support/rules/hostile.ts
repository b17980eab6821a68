import {
  Bytes,
  deleteField,
  doc,
  FieldPath,
  GeoPoint,
  setDoc,
  Timestamp,
  updateDoc,
  type DocumentReference,
} from 'firebase/firestore'
import { describe, expect, it } from 'vitest'
import { databaseOf } from './environment.ts'
import type { HostileWrites, Matrix } from './matrixForm.ts'
import type { Role } from './roles.ts'

interface Attempt {
  readonly name: string
  readonly field: string
  readonly value: unknown
}

const LONG = 'x'.repeat(100_000)

/** Values of every kind that a field can be given, by a name for each. */
function strangeValues(reference: DocumentReference): Readonly<Record<string, unknown>> {
  return {
    null: null,
    true: true,
    false: false,
    zero: 0,
    'a number': 7,
    'a negative number': -1,
    'a fraction': 1.5,
    'not a number': NaN,
    infinity: Infinity,
    'empty text': '',
    text: 'otherArtist',
    'very long text': LONG,
    'an empty list': [],
    'a list of text': ['x'],
    'a list of null': [null],
    'a list of maps': [{ grants: ['DIRECTOR'] }],
    'a very long list': Array.from({ length: 2000 }, () => 'x'),
    'an empty map': {},
    'a map': { a: 1 },
    'a nested map': { a: { b: { c: { grants: ['DIRECTOR'] } } } },
    'an instant': new Timestamp(1, 0),
    bytes: Bytes.fromUint8Array(Uint8Array.of(120, 121)),
    'a place': new GeoPoint(1, 1),
    'a reference': reference,
  }
}

/** Which of the strange values are of the same kind as a good one, and so prove nothing by their type. */
function sameKind(good: unknown): readonly string[] {
  if (typeof good === 'string') return ['text']
  if (typeof good === 'boolean') return ['true', 'false']
  if (typeof good === 'number')
    return ['zero', 'a number', ...(Number.isInteger(good) ? [] : ['a fraction', 'a negative number'])]
  if (Array.isArray(good)) return ['an empty list', 'a list of text']
  if (good instanceof Timestamp) return ['an instant']
  return []
}

/** Fields that nobody may slip in. The last ones are names that trip up code, and look-alikes. */
const EXTRA: Readonly<Record<string, unknown>> = {
  grants: ['DIRECTOR'],
  roles: ['DIRECTOR'],
  uid: 'otherArtist',
  owner: 'otherArtist',
  actor: 'director',
  admin: true,
  isAdmin: true,
  role: 'DIRECTOR',
  status: 'published',
  state: 'approved',
  review: { decision: 'approved' },
  version: 99,
  deleted: true,
  visible: true,
  createdAt: new Timestamp(1, 0),
  updatedAt: new Timestamp(1, 0),
  email: 'a@example.com',
  // What documents of other collections have.
  subject: 'otherArtist',
  author: 'director',
  reviewer: 'director',
  createdBy: 'director',
  invitedBy: 'director',
  validatedBy: 'director',
  receiver: { uid: 'otherArtist' },
  facets: { listed: true },
  tokens: ['x'],
  featured: true,
  minor: false,
  guardianConfirmedAt: new Timestamp(1, 0),
  sessionsEndedAt: new Timestamp(1, 0),
  lookConfirmedAt: new Timestamp(1, 0),
  publishedVersion: 99,
  needsSecondFactor: false,
  isAccountDisabled: false,
  hasDrt: true,
  courtAuthorisation: 'x',
  history: [{ status: 'selected' }],
  private: { cpf: '52998224725' },
  count: 7,
  artisticName: 'Outro nome',
  username: 'outro-nome',
  phone: '11987654321',
  order: 7,
  constructor: { prototype: { grants: ['DIRECTOR'] } },
  prototype: { grants: ['DIRECTOR'] },
  __proto: { grants: ['DIRECTOR'] },
  hasOwnProperty: true,
  toString: 'x',
  valueOf: 7,
  'a.b': 'x',
  ' id': 'x',
  ID: 'x',
  'id\u200b': 'x',
  ｇrants: ['DIRECTOR'],
  unknown: null,
  unknownText: LONG,
}

function attemptsOn(
  good: Readonly<Record<string, unknown>>,
  uid: string,
  isUpdate: boolean,
  options: HostileWrites,
  reference: DocumentReference,
): readonly Attempt[] {
  const attempts: Attempt[] = []
  const add = (field: string, what: string, value: unknown): void => {
    const name = `${field}: ${what}`
    if (options.except?.includes(name) !== true) attempts.push({ name, field, value })
  }
  for (const [field, value] of Object.entries(good)) {
    const same = sameKind(value)
    for (const [what, strange] of Object.entries(strangeValues(reference))) {
      if (!same.includes(what)) add(field, what, strange)
    }
    if (Array.isArray(value) && options.checkedLists?.includes(field) === true) {
      const elements = Object.entries(strangeValues(reference)).filter(
        ([, each]) => !Array.isArray(each) && each !== reference,
      )
      for (const [what, strange] of elements) {
        add(field, `${what}, alone in the list`, [strange])
        add(field, `${what}, at the head of the list`, [strange, ...(value as unknown[])])
        add(field, `${what}, at the end of the list`, [...(value as unknown[]), strange])
      }
    }
    if (isMap(value)) addWithin(value, (what, map) => add(field, what, map))
    if (options.optional?.includes(field) !== true) add(field, 'missing', undefined)
    if (value === uid) add(field, "somebody else's", 'otherArtist')
    if (field === 'id' || (isUpdate && options.immutable?.includes(field) === true)) {
      add(field, 'another', otherThan(value))
    }
  }
  for (const [field, value] of Object.entries(EXTRA)) {
    if (!Object.hasOwn(good, field)) add(field, 'not a field', value)
  }
  return attempts
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

/** Adds a map with one of its values strange, and with one that is none of its. */
function addWithin(
  good: Readonly<Record<string, unknown>>,
  add: (what: string, map: Readonly<Record<string, unknown>>) => void,
): void {
  for (const [key, value] of Object.entries(good)) {
    const same = sameKind(value)
    for (const [what, strange] of Object.entries(strangeValues(placeholder))) {
      if (strange !== placeholder && !same.includes(what))
        add(`${what} as its ${key}`, { ...good, [key]: strange })
    }
  }
  add('with a key that is none', { ...good, grants: ['DIRECTOR'] })
}

function otherThan(value: unknown): unknown {
  if (typeof value === 'string') return `${value}2`
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  return Array.isArray(value) ? [...(value as unknown[]), 'other'] : new Timestamp(2, 0)
}

/**
 * Tests that try every field of a document with values of every other kind, without it, and with fields that are none. The
 * rest of each document is good, so that it is the one field that is refused. Answers how many attempts they make.
 */
export function describeHostileWrites(matrix: Matrix): number {
  const { allowed, hostile = {}, change, fresh } = matrix
  return (
    describeAttempts(matrix, 'create', ends(allowed.create), fresh.data, hostile) +
    describeAttempts(matrix, 'update', ends(allowed.update), { ...fresh.data, ...change }, hostile)
  )
}

/** The first and the last: those of least and of most rights. */
function ends(roles: readonly Role[]): readonly Role[] {
  return [...new Set([...roles.slice(0, 1), ...roles.slice(-1)])]
}

function describeAttempts(
  matrix: Matrix,
  operation: 'create' | 'update',
  roles: readonly Role[],
  good: Readonly<Record<string, unknown>>,
  options: HostileWrites,
): number {
  let count = 0
  for (const role of roles) {
    // The reference is made when it is needed: nothing is connected yet.
    const list = attemptsOn(good, role, operation === 'update', options, placeholder)
    count += list.length
    describe(`${operation} by ${role} with hostile fields`, { tags: 'deep' }, () => {
      it.each([...Map.groupBy(list, ({ field }) => field)])('refuses %s', async (_field, attempts) => {
        const accepted: string[] = []
        for (const attempt of attempts) {
          if (!(await isRefused(perform(matrix, operation, role, attempt)))) accepted.push(attempt.name)
        }
        expect(accepted).toEqual([])
      })
    })
  }
  return count
}

/** Stands for a reference, which belongs to one connection. */
const placeholder = Object.freeze({}) as unknown as DocumentReference

function perform(
  { existing, change, fresh }: Matrix,
  operation: 'create' | 'update',
  role: Role,
  { field, value: given }: Attempt,
): Promise<unknown> {
  const db = databaseOf(role)
  const value = given === placeholder ? doc(db, 'profiles/director') : given
  if (operation === 'create') {
    const rest = Object.entries(fresh.data).filter(([name]) => name !== field)
    const entries = value === undefined ? rest : [...rest, [field, value] as const]
    return setDoc(doc(db, fresh.path), Object.fromEntries(entries))
  }
  const others = Object.entries(change).flatMap(([name, other]) =>
    name === field ? [] : [new FieldPath(name), other],
  )
  return updateDoc(
    doc(db, existing),
    new FieldPath(field),
    value === undefined ? deleteField() : value,
    ...others,
  )
}

/** A document that no rule could accept (too large) is refused before any is asked; every other error is a fault here. */
async function isRefused(attempt: Promise<unknown>): Promise<boolean> {
  try {
    await attempt
    return false
  } catch (error) {
    if (error instanceof Error && 'code' in error) {
      if (error.code === 'permission-denied' || error.code === 'invalid-argument') return true
    }
    throw error
  }
}
