import { describe, expect, it } from 'vitest'
import { authorize } from './authorize.ts'
import { document, documents, outcome, request, ruleset, withinDocuments } from './testSupport.ts'

/** Operands of each kind, by what they evaluate to. */
const OPERANDS = { true: '(1 == 1)', false: '(1 == 2)', error: '(1 / 0 == 1)', other: "('a')" } as const
type Kind = keyof typeof OPERANDS

/** What the conjunction is, from the definition: false beats all, then errors, then true. */
function conjunction(left: Kind, right: Kind): 'true' | 'false' | 'error' {
  if (left === 'false' || right === 'false') return 'false'
  return left === 'true' && right === 'true' ? 'true' : 'error'
}

function disjunction(left: Kind, right: Kind): 'true' | 'false' | 'error' {
  if (left === 'true' || right === 'true') return 'true'
  return left === 'false' && right === 'false' ? 'false' : 'error'
}

function kindOf(expression: string): 'true' | 'false' | 'error' {
  const result = outcome(expression)
  return result === true ? 'true' : result === 'false' ? 'false' : 'error'
}

const kinds = Object.keys(OPERANDS) as Kind[]
const pairs = kinds.flatMap((left) => kinds.map((right) => [left, right] as const))

describe('logical operators', () => {
  it.each(pairs)('%s && %s', (left, right) => {
    expect(kindOf(`${OPERANDS[left]} && ${OPERANDS[right]}`)).toBe(conjunction(left, right))
  })

  it.each(pairs)('%s || %s', (left, right) => {
    expect(kindOf(`${OPERANDS[left]} || ${OPERANDS[right]}`)).toBe(disjunction(left, right))
  })

  it('names the first error', () => {
    expect(outcome("{'a': 1}.b == 1 && {'a': 1}.c == 1")).toBe('Property b is undefined on object.')
    expect(outcome("{'a': 1}.b == 1 || {'a': 1}.c == 1")).toBe('Property b is undefined on object.')
  })

  it('negates booleans only, and no errors', () => {
    expect(outcome('!(1 == 2)')).toBe(true)
    expect(kindOf('!(1 / 0 == 1)')).toBe('error')
    expect(kindOf("!'a'")).toBe('error')
  })
})

describe('conditional expressions', () => {
  it('evaluate one branch', () => {
    expect(outcome('true ? true : 1 / 0 == 1')).toBe(true)
    expect(outcome('false ? 1 / 0 == 1 : true')).toBe(true)
  })

  it('need a boolean to choose', () => {
    expect(outcome('1 / 0 == 1 ? true : true')).toBe('Division by zero.')
    expect(outcome("'a' ? true : true")).toBe('Unsupported operation error. Expected: bool ? any : any.')
  })
})

describe('operators', () => {
  it.each([
    "'a' < 'b' && 'b' >= 'b' && 'a' <= 'aa' && '\uff5e' < '\u{1f600}'",
    '1 < 2 && 2 <= 2 && 2.5 > 2 && 1 >= 1.0',
    "null == null && true == true && null != false && '1' != 1 && [] != {} && null != 0",
    "null is null && true is bool && 1 is int && 1.5 is float && 1 is number && 1.5 is number && 'a' is string",
    "b'' is bytes && [] is list && {} is map && {}.diff({}) is map_diff && request.time is timestamp",
    "duration.value(1, 's') is duration && latlng.value(0, 0) is latlng && !(1 is float) && !(null is map)",
    '!(1 < math.sqrt(-1)) && !(1 >= math.sqrt(-1)) && math.sqrt(-1) != math.sqrt(-1)',
  ])('%s', (expression) => {
    expect(outcome(expression)).toBe(true)
  })

  it.each([
    ['null <= 1', 'null <= int'],
    ["1 < '1'", 'int < string'],
    ['true > false', 'bool > bool'],
    ["'a' + 1 == 'a1'", 'string + int'],
    ["'a' * 2 == 'aa'", 'string * int'],
    ['request.time + 1 == request.time', 'timestamp + int'],
    ["1 in 'a'", 'int in string'],
  ])('%s is an error', (expression, received) => {
    expect(outcome(expression)).toContain(`Unsupported operation error. Received: ${received}. Expected: `)
  })

  it('are errors on what is undefined or null', () => {
    expect(outcome('resource.data.a == 1')).toBe('Null value error.')
    expect(outcome('null[0] == 1')).toBe('Null value error.')
    expect(outcome('missing == 1')).toBe('Variable not found error: Name: [missing].')
  })

  it('grant nothing when the condition is no boolean', () => {
    expect(outcome("'true'")).toBe('evaluation error at L4:44')
  })
})

describe('functions', () => {
  function allows(statements: string): boolean {
    return authorize(ruleset(withinDocuments(statements)), request({}), documents({})).allowed
  }

  it('see the wildcards around them, not those of their caller', () => {
    expect(
      allows('match /{a}/{b} { function f() { return a + b; } allow read: if f() == "thingsone"; }'),
    ).toBe(true)
    expect(allows('function f() { return b; } match /{a}/{b} { allow read: if f() == "one"; }')).toBe(false)
  })

  it('hide outer functions and names', () => {
    const inner = 'function f() { return true; } allow read: if f();'
    expect(allows(`function f() { return false; } match /things/{id} { ${inner} }`)).toBe(true)
    expect(
      allows('function f(request) { return request; } match /things/{id} { allow read: if f(true); }'),
    ).toBe(true)
  })

  it('keep their own parameters and lets apart', () => {
    const functions = `
      function f(a) { let b = a + 1; let c = g(b); return c + b + a; }
      function g(a) { let b = a * 10; return b; }`
    expect(allows(`${functions} match /things/{id} { allow read: if f(1) == 23; }`)).toBe(true)
  })

  it('fail on a let where it is used, and not where it is not', () => {
    const declared = 'function f(a) { let b = 1 / 0; return a || b == 1; }'
    expect(allows(`${declared} match /things/{id} { allow read: if f(true); }`)).toBe(true)
    expect(allows(`${declared} match /things/{id} { allow read: if f(false); }`)).toBe(false)
  })

  it('may be null, and take null', () => {
    const declared = 'function f(a) { let b = a; return b; }'
    expect(allows(`${declared} match /things/{id} { allow read: if f(null) == null; }`)).toBe(true)
  })

  it('fail when an argument fails', () => {
    const declared = 'function f(a) { return true; }'
    expect(allows(`${declared} match /things/{id} { allow read: if f(1 / 0); }`)).toBe(false)
  })

  it('stop after 1000 expressions', () => {
    const sum = (count: number): string => Array.from({ length: count }, () => 'request').join(' == ')
    expect(outcome(`[${sum(490)}].size() == 1`)).toBe(true)
    expect(outcome(`[${sum(502)}].size() == 1`)).toBe('Evaluation exceeds 1000 expressions.')
  })
})

describe('debug', () => {
  it('gives its argument back and shows it', () => {
    const shown: string[] = []
    const access = { ...documents({}), debug: (text: string) => shown.push(text) }
    const parts = { resource: document('things/one', { tags: ['a'] }) }
    expect(outcome('debug(resource.data.tags).size() == 1', parts, access)).toBe(true)
    expect(shown).toEqual(['{"listValue":{"values":[{"stringValue":"a"}]}}'])
  })
})
