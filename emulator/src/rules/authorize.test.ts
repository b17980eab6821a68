import { describe, expect, it } from 'vitest'
import { Reference, Timestamp } from '../values/value.ts'
import { authorize } from './authorize.ts'
import { document, documents, outcome, request, ruleset, withinDocuments } from './testSupport.ts'
import type { FirestoreRulesRequest } from './types.ts'

function decide(statements: string, parts: Partial<FirestoreRulesRequest>, version = 2) {
  return authorize(ruleset(withinDocuments(statements, version)), request(parts), documents({}))
}

describe('the request', () => {
  const signedIn = {
    auth: {
      uid: 'ana',
      token: { email: 'a@b.c', level: 3, rate: 0.5, tags: ['x'], firebase: { tenant: null } },
    },
  }

  it.each([
    "request.auth.uid == 'ana' && request.auth.token.email == 'a@b.c'",
    'request.auth.token.level == 3 && request.auth.token.level is int && request.auth.token.rate == 0.5',
    "request.auth.token.tags == ['x'] && request.auth.token.firebase.tenant == null",
    "'email' in request.auth.token && !('phone' in request.auth.token) && request.auth.token.keys().size() == 5",
    "request.method == 'get' && request.path == /databases/(default)/documents/things/one",
    "request.path[3] == 'things' && request.resource == null",
    "request.time == timestamp.value(1768480496123) + duration.value(456789, 'ns')",
  ])('%s', (expression) => {
    expect(outcome(expression, signedIn)).toBe(true)
  })

  it('has null for auth when nobody is signed in', () => {
    expect(outcome('request.auth == null')).toBe(true)
    expect(outcome("request.auth.uid == 'ana'")).toBe('Null value error.')
  })

  it('has a query for lists only', () => {
    expect(outcome('request.query.limit == null')).toBe('Property query is undefined on object.')
  })
})

describe('documents', () => {
  const resource = document('things/one', {
    text: 'x',
    count: 2,
    ratio: 0.5,
    nothing: null,
    list: [1, { a: 'b' }],
    map: { inner: { deep: true } },
  })

  it.each([
    "resource.id == 'one' && resource.__name__ == /databases/$('(default)')/documents/things/one",
    "resource.data.text == 'x' && resource.data.count is int && resource.data.ratio is float",
    "resource.data.nothing == null && 'nothing' in resource.data && resource.data.get('none', 1) == 1",
    "resource.data.list[1].a == 'b' && {'a': 'b'} in resource.data.list && resource.data.map.inner.deep",
    'resource.data.keys().toSet() == ["text", "count", "ratio", "nothing", "list", "map"].toSet()',
    'resource.data.diff(resource.data).affectedKeys().size() == 0 && resource.data == resource.data',
  ])('%s', (expression) => {
    expect(outcome(expression, { resource })).toBe(true)
  })

  it('are null where there is none', () => {
    expect(outcome('resource == null')).toBe(true)
    expect(outcome('request.resource == null', { method: 'delete', resource })).toBe(true)
    expect(
      outcome('resource == null && request.resource != null', { method: 'create', newResource: resource }),
    ).toBe(true)
  })

  it('do not lend their prototype to rules', () => {
    expect(outcome('resource.data.constructor != null', { resource })).toBe(
      'Property constructor is undefined on object.',
    )
    expect(outcome("'toString' in request.auth.token", { auth: { uid: 'a', token: {} } })).toBe('false')
  })

  it('hold references as paths and timestamps to the nanosecond', () => {
    const name = 'projects/demo/databases/(default)/documents/users/ana'
    const fields = { ref: new Reference(name), at: new Timestamp(1768480496, 123456789) }
    const parts = { resource: { ...resource, fields } }
    expect(outcome('resource.data.ref == /databases/(default)/documents/users/ana', parts)).toBe(true)
    expect(outcome('resource.data.at == request.time', parts)).toBe(true)
  })
})

describe('matching', () => {
  it('grants what any matching block allows, for its methods only', () => {
    const rules = `
      match /things/{id} { allow get: if false; allow create; }
      match /{any=**} { allow get; }`
    expect(decide(rules, {}).allowed).toBe(true)
    expect(decide(rules, { method: 'create' })).toMatchObject({ allowed: true, line: 5 })
    expect(decide(rules, { method: 'delete' })).toMatchObject({
      allowed: false,
      message: '\nNo matching allow statements',
      line: undefined,
    })
  })

  it.each([
    ['match /a/b { allow get; }', 'a/b', true],
    ['match /a/b { allow get; }', 'a/c', false],
    ['match /a/{b} { allow get: if b == "x"; }', 'a/x', true],
    ['match /a/{b} { allow get; }', 'a/x/c/y', false],
    ['match /a/{b} { match /c/{d} { allow get: if b + d == "xy"; } }', 'a/x/c/y', true],
    ['match /a/{b} { match /c/{d} { allow get; } }', 'a/x', false],
    ['match /a/{b=**} { allow get: if b == /x/c/y; }', 'a/x/c/y', true],
    ['match /{a=**}/c/{d} { allow get: if a == /a/x && d == "y"; }', 'a/x/c/y', true],
    ['match /{a=**}/c/{d} { allow get: if a == path(""); }', 'c/y', true],
    ['match /{a=**}/c/{d} { allow get; }', 'a/x', false],
    ['match /a/x/{b=**} { allow get: if b == path(""); }', 'a/x', true],
    ['match /{a=**} { match /c/{d=**} { allow get: if a == /a/x; } }', 'a/x/c/y', true],
    ['match /{c}/{d} { allow get: if c == "a" && database == "(default)"; }', 'a/x', true],
  ])('%s for %s is %s', (rules, path, allowed) => {
    expect(decide(rules, { path: path.split('/') }).allowed).toBe(allowed)
  })

  it.each([
    ['match /a/x/{b=**} { allow get; }', 'a/x', false],
    ['match /a/{b=**} { allow get: if b == /x/c/y; }', 'a/x/c/y', true],
    ['match /a/{b} { allow get; }', 'a/x', true],
  ])('in version 1, %s for %s is %s', (rules, path, allowed) => {
    expect(decide(rules, { path: path.split('/') }, 1).allowed).toBe(allowed)
  })

  it('names every refusal in the order of the file', () => {
    const rules = `
      match /{any=**} { allow read: if any == null; }
      match /things/one {
        allow get: if resource.data.a == 1;
      }
      match /things/{id} { allow read: if id; }`
    const reasons = [
      "false for 'get' @ L5",
      "Null value error. for 'get' @ L7",
      "evaluation error at L9:43 for 'get' @ L9",
    ]
    expect(decide(rules, {})).toEqual({
      allowed: false,
      message: `\n${reasons.join(', ')}`,
      line: 9,
      reads: 0,
    })
  })
})
