import { describe, expect, it } from 'vitest'
import type { Expression } from './ast.ts'
import { parseRules } from './parser.ts'
import { Source, SyntaxProblem } from './source.ts'
import { withinDocuments } from './testSupport.ts'

function parse(text: string) {
  const { file, problems } = parseRules(new Source(text, 'test.rules'))
  if (problems[0] !== undefined) throw problems[0]
  return file
}

/** An expression with parentheses around everything that belongs together. */
function grouped(expression: Expression | string): string {
  if (typeof expression === 'string') return expression
  switch (expression.kind) {
    case 'literal':
      return String(expression.value)
    case 'name':
      return expression.name
    case 'list':
      return `[${expression.items.map(grouped).join(' ')}]`
    case 'map':
      return `{${expression.entries.map(({ key, value }) => `${grouped(key)}:${grouped(value)}`).join(' ')}}`
    case 'path':
      return expression.segments.map((segment) => `/${grouped(segment)}`).join('')
    case 'member':
      return `${grouped(expression.object)}.${expression.name}`
    case 'call': {
      const object = expression.object === undefined ? '' : `${grouped(expression.object)}.`
      return `${object}${expression.name}(${expression.args.map(grouped).join(' ')})`
    }
    case 'index':
      return `${grouped(expression.object)}[${grouped(expression.index)}]`
    case 'range':
      return `${grouped(expression.object)}[${grouped(expression.from)}:${grouped(expression.to)}]`
    case 'unary':
      return `(${expression.operator}${grouped(expression.operand)})`
    case 'binary':
      return `(${grouped(expression.left)} ${expression.operator} ${grouped(expression.right)})`
    case 'is':
      return `(${grouped(expression.operand)} is ${expression.type})`
    case 'conditional':
      return `(${grouped(expression.test)} ? ${grouped(expression.consequent)} : ${grouped(expression.alternate)})`
  }
}

function condition(text: string): string {
  const file = parse(withinDocuments(`match /a/{b} { allow read: if ${text}; }`))
  const found = file.services[0]?.matches[0]?.matches[0]?.allows[0]?.condition
  if (found === undefined) throw new Error('No condition was read')
  return grouped(found)
}

function problem(text: string): { message: string; at: string } {
  try {
    parse(text)
  } catch (error) {
    if (error instanceof SyntaxProblem)
      return { message: error.message, at: text.slice(error.span.start, error.span.end) }
    throw error
  }
  throw new Error('The text was accepted')
}

describe('expressions', () => {
  it.each([
    ['a || b && c', '(a || (b && c))'],
    ['a && b || c', '((a && b) || c)'],
    ['a == b && c != d', '((a == b) && (c != d))'],
    ['a + b * c - d', '((a + (b * c)) - d)'],
    ['a - b - c', '((a - b) - c)'],
    ['a / b % c', '((a / b) % c)'],
    ['a < b == c >= d', '((a < b) == (c >= d))'],
    ['!a in b', '((!a) in b)'],
    ['!(a in b)', '(!(a in b))'],
    ['a.b is string && c', '((a.b is string) && c)'],
    ['a ? b : c ? d : e', '(a ? b : (c ? d : e))'],
    ['a || b ? c : d', '((a || b) ? c : d)'],
    ['-a.b', '(-a.b)'],
    ['- 5 + 3', '(-5 + 3)'],
    ['a - 5', '(a - 5)'],
    ['!!a', '(!(!a))'],
    ['a.b.c(d, e)[f].g()', 'a.b.c(d e)[f].g()'],
    ['a[1:2]', 'a[1:2]'],
    ['a[b ? 1 : 2]', 'a[(b ? 1 : 2)]'],
    ["{'a': 1, 'b': [2, 3,],}", '{a:1 b:[2 3]}'],
    ['get(/databases/$(db)/documents/a-b/$(c.d)).data', 'get(/databases/db/documents/a-b/c.d).data'],
    ['/databases/(default)/documents == x', '(/databases/(default)/documents == x)'],
    ['a /* b */ == // c\n d', '(a == d)'],
    ['resource.data.match', 'resource.data.match'],
    ['9223372036854775807', '9223372036854775807'],
    ['-9223372036854775808', '-9223372036854775808'],
    ['1.5e3', '1500'],
  ])('reads %s', (text, expected) => {
    expect(condition(text)).toBe(expected)
  })

  it.each([
    [String.raw`'a\'b'`, "a'b"],
    [String.raw`"a\n\té\x41\\"`, 'a\n\té\x41\\'],
    [String.raw`'^\d+\.\w$'`, String.raw`^\d+\.\w$`],
  ])('reads the string %s', (text, expected) => {
    expect(condition(text)).toBe(expected)
  })

  it('reads bytes literals', () => {
    expect(condition(String.raw`b'a\xff\101'`)).toBe('97,255,65')
  })

  it.each([
    ['9223372036854775808', 'Integer 9223372036854775808 is out of range.'],
    ['a b', "Unexpected 'b'."],
    ['a +', "Unexpected ';'."],
    ['a ? b', "Unexpected ';'."],
    ['(a', "Unexpected ';'."],
    ['[a', "Unexpected ';'."],
    ['a.', "Unexpected ';'."],
    ['let', "Unexpected 'let'."],
    ["'a", "Unexpected '''."],
    ['a # b', "Unexpected '#'."],
    ['/a/{b}', "Unexpected '{'."],
    [`${'('.repeat(300)}a${')'.repeat(300)}`, 'Expression is nested too deeply.'],
    [`${'!'.repeat(300)}a`, 'Expression is nested too deeply.'],
  ])('refuses %s', (text, expected) => {
    expect(problem(withinDocuments(`match /a/{b} { allow read: if ${text}; }`)).message).toBe(expected)
  })
})

describe('files', () => {
  it('has version 1 unless it says otherwise', () => {
    expect(parse('service cloud.firestore {}').version).toBe(1)
    expect(parse('rules_version = "2"; service cloud.firestore {}').version).toBe(2)
  })

  /** firebase-tools writes it so for a new project, templates/init/firestore. */
  it.each(['service cloud.firestore {}', 'function f() { return 1 }'])(
    'reads a version without its semicolon, before %s',
    (rest) => {
      expect(parse(`rules_version='2'\n\n${rest}`).version).toBe(2)
    },
  )

  it('holds services and functions in any order', () => {
    const file = parse('function f() { return 1; } service a.b {} service c.d { function g() { return 2 } }')
    expect(file.services.map(({ name }) => name)).toEqual(['a.b', 'c.d'])
    expect(file.functions.map(({ name }) => name)).toEqual(['f'])
  })

  it('reads paths with literals, wildcards and recursive wildcards', () => {
    const file = parse('service a.b { match /x.y-z/{one}/(default)/{two=*}/{rest=**} { } }')
    const pattern = file.services[0]?.matches[0]?.pattern ?? []
    expect(pattern.map((each) => [each.kind, each.kind === 'literal' ? each.text : each.name])).toEqual([
      ['literal', 'x.y-z'],
      ['one', 'one'],
      ['literal', '(default)'],
      ['one', 'two'],
      ['rest', 'rest'],
    ])
  })

  it('reads read and write as what they include', () => {
    const file = parse('service a.b { match /x { allow read, delete; allow write: if true } }')
    expect(file.services[0]?.matches[0]?.allows.map(({ methods }) => [...methods])).toEqual([
      ['get', 'list', 'delete'],
      ['create', 'update', 'delete'],
    ])
  })

  it.each([
    ['before another', 'allow read: if a == b\n && c == d\n allow delete: if false;'],
    ['without a condition', 'allow read\n allow delete: if false'],
    ['before a function', 'allow read: if a\n function f() { return 1 }\n allow delete;'],
    ['before a block', 'allow read: if a.b\n match /y/{z} { allow get: if c }\n allow delete'],
  ])('reads an allow without its semicolon: %s', (_, text) => {
    const file = parse(`service a.b { match /x { ${text} } }`)
    expect(file.services[0]?.matches[0]?.allows.map(({ methods }) => [...methods])).toEqual([
      ['get', 'list'],
      ['delete'],
    ])
  })

  it('reads functions with parameters and lets', () => {
    const file = parse('function f(a, b) { let c = a; let d = c + b; return d; }')
    expect(file.functions[0]?.parameters.map(({ name }) => name)).toEqual(['a', 'b'])
    expect(file.functions[0]?.lets.map(({ name }) => name)).toEqual(['c', 'd'])
  })

  it.each([
    ['service cloud.firestore {{ match /a {} } }', "Unexpected '{'.", '{'],
    ['service cloud.firestore { /a { } }', "Missing 'match' keyword before path.", '/'],
    ['service cloud.firestore { match /a {', "Unexpected '<EOF>'.", ''],
    [
      'service cloud.firestore { match /a { allow read: if ; } }',
      "Missing conditional expression after 'if'.",
      ';',
    ],
    ['service cloud.firestore { match /a { allow reed; } }', "Unexpected 'reed'.", 'reed'],
    ['service cloud.firestore { match /a { allow get if true; } }', "Unexpected 'if'.", 'if'],
    [
      'service cloud.firestore { match /a { allow get: if a(\nallow list; } }',
      "Unexpected 'allow'.",
      'allow',
    ],
    ['service cloud.firestore { function f() { let a = 1 return a; } }', "Unexpected 'return'.", 'return'],
    ['service cloud.firestore { match a { } }', "Unexpected 'a'.", 'a'],
    ['service cloud.firestore { match /{a=***} { } }', "Unexpected '*'.", '*'],
    ['service cloud.firestore { allow read; }', "Unexpected 'allow'.", 'allow'],
    ['service cloud.firestore { function f() { let a = 1; } }', "Unexpected '}'.", '}'],
    ["rules_version = '3'; service cloud.firestore {}", "Unexpected ''3''.", "'3'"],
    ["rules_version = '2' '2'; service cloud.firestore {}", "Unexpected ''2''.", "'2'"],
    ['match /a {}', "Unexpected 'match'.", 'match'],
  ])('refuses %s', (text, message, at) => {
    expect(problem(text)).toEqual({ message, at })
  })

  it.each([
    [
      'several statements',
      'service a.b { match /x { allow get: if ; allow list: if a b; allow write: if true; allow delete: if [; } }',
      ["1:40 Missing conditional expression after 'if'.", "1:59 Unexpected 'b'.", "1:102 Unexpected ';'."],
    ],
    [
      'statements of several blocks',
      'service a.b {\n match x { allow read; }\n match /y { alow read; }\n function f() { retrn 1; }\n}\nallow;',
      [
        "2:8 Unexpected 'x'.",
        "3:13 Unexpected 'alow'.",
        "4:17 Unexpected 'retrn'.",
        "6:1 Unexpected 'allow'.",
      ],
    ],
    [
      'characters that mean nothing',
      "service a.b { match /x { allow read: if a # b; allow write: if 'c; }\n match /y { allow get: if `; } }",
      ["1:43 Unexpected '#'.", "1:64 Unexpected '''.", "2:27 Unexpected '`'."],
    ],
    ['the end of the file, once', 'service a.b { match /x { match /y { ', ["1:37 Unexpected '<EOF>'."]],
    [
      'too many braces',
      'service a.b { } } service c.d { x }',
      ["1:17 Unexpected '}'.", "1:33 Unexpected 'x'."],
    ],
    [
      'nothing but braces',
      '}}}{{{',
      ["1:1 Unexpected '}'.", "1:2 Unexpected '}'.", "1:3 Unexpected '}'.", "1:4 Unexpected '{'."],
    ],
  ])('tells all problems at once: %s', (_, text, expected) => {
    const source = new Source(text, 'test.rules')
    const { problems } = parseRules(source)
    const told = problems.map(({ message, span }) => {
      const { line, column } = source.place(span.start)
      return `${line}:${column} ${message}`
    })
    expect(told).toEqual(expected)
  })
})
