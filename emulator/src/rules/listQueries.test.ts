import { describe, expect, it } from 'vitest'
import { MapValue, type Value } from '../values/value.ts'
import { authorize } from './authorize.ts'
import { documents, request, ruleset, stored, withinDocuments } from './testSupport.ts'
import type { Filter, FilterOperator, FirestoreRulesRequest, RulesQuery } from './types.ts'

function where(field: string, op: FilterOperator, value: Value): Filter {
  return { kind: 'field', field: field.split('.'), op, value }
}

function list(
  statements: string,
  query: Partial<RulesQuery> = {},
  parts: Partial<FirestoreRulesRequest> = {},
  version = 2,
): boolean {
  const full = { orderBy: [], allDescendants: false, ...query }
  return authorize(
    ruleset(withinDocuments(statements, version)),
    request({ method: 'list', path: ['things'], query: full, ...parts }),
    documents({ 'users/ana': { admin: true } }),
  ).allowed
}

/** Whether a rule about the document is proved by a query's filters. */
function proves(condition: string, ...filters: readonly Filter[]): boolean {
  const filter: Filter = { kind: 'and', filters }
  return list(`match /things/{id} { allow list: if ${condition}; }`, { filter })
}

describe('equality filters', () => {
  it.each([
    'resource.data.a == 1',
    'resource.data.a + 1 == 2',
    'resource.data.a is int',
    'resource.data.a in [1, 2]',
    "resource.data.get('a', 5) == 1",
    'resource.data.a > 0 && resource.data.a != 2 && !(resource.data.a == 2)',
    'resource != null && resource.data != null && resource.data is map',
  ])('prove %s', (condition) => {
    expect(proves(condition, where('a', 'EQUAL', 1n))).toBe(true)
  })

  it.each([
    'resource.data.a == 2',
    'resource.data.b == 1',
    'resource.data.b != null',
    "resource.data.get('b', 1) == 1",
    "resource.data.get(['b', 'c'], 1) == 1",
    "'a' in resource.data",
    "!('b' in resource.data)",
    "resource.data.keys().hasAll(['a'])",
    'resource.data.size() == 1',
    "resource.data == {'a': 1}",
    "resource.data != {'b': 1}",
    "resource.data in [{'a': 1}]",
  ])('do not prove %s', (condition) => {
    expect(proves(condition, where('a', 'EQUAL', 1n))).toBe(false)
  })

  it('bind nested fields, null, lists and maps', () => {
    expect(proves('resource.data.a.b == 1', where('a.b', 'EQUAL', 1n))).toBe(true)
    expect(proves('resource.data.a == null', where('a', 'EQUAL', null))).toBe(true)
    expect(proves('1 in resource.data.a', where('a', 'EQUAL', stored([1, 2])))).toBe(true)
    expect(proves('resource.data.a.b == 1', where('a', 'EQUAL', new MapValue({ b: 1n })))).toBe(true)
  })

  it('prove nothing where they contradict each other or overlap', () => {
    expect(proves('resource.data.a == 1', where('a', 'EQUAL', 1n), where('a', 'EQUAL', 2n))).toBe(false)
    expect(proves('resource.data.a == 1', where('a', 'EQUAL', 1n), where('a', 'EQUAL', 1n))).toBe(true)
    const whole = where('a', 'EQUAL', new MapValue({ b: 1n }))
    expect(proves('resource.data.a.b == 1', whole, where('a.b', 'EQUAL', 1n))).toBe(false)
  })

  it('on the name bind neither the id nor a field', () => {
    const filter = where('__name__', 'EQUAL', 'x')
    expect(proves("resource.data.__name__ == 'x'", filter)).toBe(false)
    expect(proves("resource.id == 'x'", filter)).toBe(false)
    expect(proves("id == 'x'", filter)).toBe(false)
    expect(proves('true', filter)).toBe(true)
  })
})

describe('bounds', () => {
  it.each([
    ['GREATER_THAN', 'resource.data.a > 5'],
    ['GREATER_THAN', 'resource.data.a >= 5'],
    ['GREATER_THAN', 'resource.data.a > 4.5'],
    ['GREATER_THAN', '5 < resource.data.a'],
    ['GREATER_THAN_OR_EQUAL', 'resource.data.a >= 5'],
    ['GREATER_THAN_OR_EQUAL', 'resource.data.a > 4'],
    ['LESS_THAN', 'resource.data.a < 5'],
    ['LESS_THAN', 'resource.data.a <= 5'],
    ['LESS_THAN_OR_EQUAL', '5 >= resource.data.a'],
    ['LESS_THAN_OR_EQUAL', 'resource.data.a < 6'],
    ['NOT_EQUAL', 'resource.data.a != 5'],
    ['ARRAY_CONTAINS', '5 in resource.data.a'],
  ] as const)('%s 5 proves %s', (op, condition) => {
    expect(proves(condition, where('a', op, 5n))).toBe(true)
  })

  it.each([
    ['GREATER_THAN', 'resource.data.a > 6'],
    ['GREATER_THAN', 'resource.data.a < 6'],
    ['GREATER_THAN', '!(resource.data.a < 3)'],
    ['GREATER_THAN', 'resource.data.a != 4'],
    ['GREATER_THAN', 'resource.data.a is int'],
    ['GREATER_THAN', 'resource.data.a == 6'],
    ['GREATER_THAN', "resource.data.a > 'x'"],
    ['GREATER_THAN_OR_EQUAL', 'resource.data.a > 5'],
    ['LESS_THAN_OR_EQUAL', 'resource.data.a < 5'],
    ['NOT_EQUAL', 'resource.data.a != 6'],
    ['NOT_EQUAL', '!(resource.data.a == 5)'],
    ['NOT_EQUAL', 'resource.data.a > 5'],
    ['ARRAY_CONTAINS', '6 in resource.data.a'],
    ['ARRAY_CONTAINS', '!(6 in resource.data.a)'],
    ['ARRAY_CONTAINS', 'resource.data.a.hasAny([5])'],
    ['ARRAY_CONTAINS', 'resource.data.a[0] == 5'],
    ['ARRAY_CONTAINS', 'resource.data.a.size() > 0'],
    ['ARRAY_CONTAINS', 'resource.data.a == [5]'],
  ] as const)('%s 5 does not prove %s', (op, condition) => {
    expect(proves(condition, where('a', op, 5n))).toBe(false)
  })

  it('are not joined', () => {
    const both = [where('a', 'GREATER_THAN_OR_EQUAL', 5n), where('a', 'LESS_THAN_OR_EQUAL', 5n)]
    expect(proves('resource.data.a == 5', ...both)).toBe(false)
    expect(proves('resource.data.a >= 5 && resource.data.a <= 5', ...both)).toBe(true)
  })

  it('of NOT_IN exclude each value', () => {
    const filter = where('a', 'NOT_IN', ['x', 'y'])
    expect(proves("resource.data.a != 'x' && resource.data.a != 'y'", filter)).toBe(true)
    expect(proves("resource.data.a != 'z'", filter)).toBe(false)
  })

  it('leave errors that the other side of an operator can absorb', () => {
    expect(proves('resource.data.a > 9 || true', where('a', 'GREATER_THAN', 5n))).toBe(true)
    expect(proves('!(resource.data.a > 9 && false)', where('a', 'GREATER_THAN', 5n))).toBe(true)
  })
})

describe('disjunctions', () => {
  const or = (...filters: readonly Filter[]): Filter => ({ kind: 'or', filters })
  const rule =
    'match /things/{id} { allow list: if resource.data.a == 1; allow list: if resource.data.b == 2; }'

  it('need every branch granted, each by any rule', () => {
    expect(list(rule, { filter: or(where('a', 'EQUAL', 1n), where('b', 'EQUAL', 2n)) })).toBe(true)
    expect(list(rule, { filter: or(where('a', 'EQUAL', 1n), where('b', 'EQUAL', 3n)) })).toBe(false)
    expect(list(rule, { filter: where('a', 'IN', [1n]) })).toBe(true)
    expect(list(rule, { filter: where('a', 'IN', [1n, 2n]) })).toBe(false)
  })

  it('without any branch are refused', () => {
    expect(list(rule, { filter: or() })).toBe(false)
  })
})

describe('what a query itself says', () => {
  const limited = (condition: string, query: Partial<RulesQuery>): boolean =>
    list(`match /things/{id} { allow list: if ${condition}; }`, query)

  it('is its limit, offset and order', () => {
    expect(limited('request.query.limit <= 50', { limit: 50 })).toBe(true)
    expect(limited('request.query.limit <= 50', { limit: 51 })).toBe(false)
    expect(limited('request.query.limit <= 50', {})).toBe(false)
    expect(limited('request.query.offset == 0', {})).toBe(true)
    expect(
      limited("request.query.orderBy['a.b'] == 'DESC' && request.query.orderBy.c == 'ASC'", {
        orderBy: [
          { field: ['a', 'b'], direction: 'DESCENDING' },
          { field: ['c'], direction: 'ASCENDING' },
        ],
      }),
    ).toBe(true)
  })

  it('is not where it will look', () => {
    expect(limited('request.path == /databases/(default)/documents/things', {})).toBe(false)
    expect(limited('request.path != null', {})).toBe(false)
    expect(limited("request.method == 'list' && request.resource == null", {})).toBe(true)
  })
})

describe('unknown ids', () => {
  it.each([
    "id == 'x'",
    "id != 'x'",
    "!(id == 'x')",
    'id is string',
    "id in ['x']",
    'resource.__name__ != null',
  ])('do not prove %s', (condition) => {
    expect(proves(condition)).toBe(false)
  })

  it('do not match a literal', () => {
    expect(list('match /things/one { allow list; }')).toBe(false)
    expect(list('match /things/{id} { allow list; }')).toBe(true)
  })

  it('leave known parts of the path known', () => {
    const parts = { path: ['users', 'ana', 'things'] }
    const rule = (condition: string): string =>
      `match /users/{user}/things/{id} { allow list: if ${condition}; }`
    expect(list(rule("user == 'ana'"), {}, parts)).toBe(true)
    expect(list(rule('get(/databases/$(database)/documents/users/$(user)).data.admin'), {}, parts)).toBe(true)
    expect(list(rule('get(/databases/$(database)/documents/users/$(id)).data.admin'), {}, parts)).toBe(false)
  })
})

describe('collection groups', () => {
  const group = { allDescendants: true }

  it.each([
    ['match /{prefix=**}/things/{id} { allow list; }', true],
    ['match /{document=**} { allow list; }', true],
    ['match /{prefix=**}/things/{id} { allow list: if prefix == path(""); }', false],
    ['match /things/{id} { allow list; }', false],
    ['match /a/{b}/things/{id} { allow list; }', false],
    ['match /{prefix=**}/others/{id} { allow list; }', false],
    ['match /{prefix=**}/a/{b}/things/{id} { allow list; }', false],
  ])('%s: %s', (rule, allowed) => {
    expect(list(rule, group)).toBe(allowed)
  })

  it('below a document need rules that cover every depth below it', () => {
    const parts = { path: ['a', 'x', 'things'] }
    expect(list('match /a/{b}/{prefix=**}/things/{id} { allow list: if b == "x"; }', group, parts)).toBe(true)
    expect(list('match /a/{b}/things/{id} { allow list; }', group, parts)).toBe(false)
  })

  it('are covered by the recursive wildcard of version 1', () => {
    expect(list('match /{document=**} { allow list; }', group, {}, 1)).toBe(true)
  })
})
