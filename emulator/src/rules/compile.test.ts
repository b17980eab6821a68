import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compileRules } from './compile.ts'
import { withinDocuments } from './testSupport.ts'

/** The frame of the files that production's answers were recorded with. */
function recordedFile(...lines: readonly string[]): string {
  return `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /phase3/{document} {
${lines.map((line) => `      ${line}\n`).join('')}    }
  }
}
`
}

function issuesOf(text: string): string[] {
  return compileRules(text, 'cloud.firestore').issues.map(
    ({ severity, description, sourcePosition: { line, column, currentOffset, endOffset } }) =>
      `${severity} ${line}:${column} ${currentOffset}-${endOffset} ${description}`,
  )
}

function descriptionsOf(statements: string, version = 2): string[] {
  const { issues } = compileRules(withinDocuments(statements, version), 'cloud.firestore')
  return issues.map(({ severity, description }) => `${severity} ${description}`)
}

it.each([
  ['firestore/firestore.rules', 'cloud.firestore'],
  ['storage/storage.rules', 'firebase.storage'],
] as const)('takes what firebase-tools writes for a new project: %s', (template, service) => {
  const folder = new URL('../../../node_modules/firebase-tools/templates/init/', import.meta.url)
  const text = readFileSync(new URL(template, folder), 'utf8').replace('{{IN_30_DAYS}}', '2030, 1, 1')
  const { issues, ruleset } = compileRules(text, service)
  expect(issues).toEqual([])
  expect(ruleset).toBeDefined()
})

describe('issues as production words and places them', () => {
  it.each([
    [
      'no condition',
      recordedFile('allow get: if ;'),
      ["ERROR 5:21 140-140 Missing conditional expression after 'if'."],
    ],
    [
      'a let of a name that is taken',
      recordedFile(
        'function duplicate() { let value = 1; let value = 2; return value == 2; }',
        'allow get: if duplicate();',
      ),
      [
        'WARNING 5:34 153-157 Unused variable: value.',
        'ERROR 5:49 168-172 The identifier [value] is already bound in the current scope.',
      ],
    ],
    [
      'an unknown name',
      recordedFile('allow get: if missingName == 1;'),
      ['WARNING 5:21 140-150 Invalid variable name: missingName.'],
    ],
    [
      'a wrong number of arguments',
      recordedFile('allow get: if math.abs() == 1;'),
      ['WARNING 5:26 145-147 Incorrect number of arguments supplied to function: math.abs.'],
    ],
    [
      'recursion',
      recordedFile('function recurse() { return recurse(); }', 'allow get: if recurse();'),
      ['ERROR 5:16 135-141 Recursive call is not allowed.'],
    ],
  ])('%s', (_, text, expected) => {
    expect(issuesOf(text)).toEqual(expected)
  })

  it('two recursive wildcards in one path', () => {
    const text = withinDocuments('match /{first=**}/{second=**} { allow get: if true; }')
    expect(descriptionsOf('match /{first=**}/{second=**} { allow get: if true; }')).toEqual([
      'ERROR Invalid glob match expression. Only one glob match is permitted in a match declaration path.',
    ])
    expect(compileRules(text, 'cloud.firestore').ruleset).toBeUndefined()
  })
})

describe('errors', () => {
  it.each([
    [
      'mutual recursion',
      'function a() { return b(); } function b() { return a(); } match /x/{y} { allow read: if a(); }',
    ],
  ])('%s', (_, statements) => {
    expect(descriptionsOf(statements)).toEqual([
      'ERROR Recursive call is not allowed.',
      'ERROR Recursive call is not allowed.',
    ])
  })

  it.each([
    ['two wildcards of one path', 'match /x/{y}/z/{y} { allow read; }', 'y'],
    ['two parameters', 'function f(a, a) { return a; } match /x/{y} { allow read: if f(1, 2); }', 'a'],
    [
      'a let and a parameter',
      'function f(a) { let a = 1; return a; } match /x/{y} { allow read: if f(1); }',
      'a',
    ],
    [
      'two functions',
      'function f() { return 1; } function f() { return 2; } match /x/{y} { allow read: if f(); }',
      'f',
    ],
    ['a namespace', 'match /x/{math} { allow read; }', 'math'],
  ])('the same name for %s', (_, statements, name) => {
    expect(descriptionsOf(statements)).toContain(
      `ERROR The identifier [${name}] is already bound in the current scope.`,
    )
  })

  it('calls deeper than 20', () => {
    const functions = Array.from(
      { length: 21 },
      (_, n) => `function f${n}() { return ${n === 20 ? 'true' : `f${n + 1}()`}; }`,
    )
    const rule = 'match /x/{y} { allow read: if f0(); }'
    expect(descriptionsOf(`${functions.join('\n')} ${rule}`)).toEqual(['ERROR Call depth exceeds 20.'])
    expect(descriptionsOf(`${functions.join('\n')} ${rule.replace('f0', 'f1')}`)).toEqual([
      'WARNING Unused function: f0.',
      'ERROR Call depth exceeds 20.',
    ])
  })

  it('more than 7 parameters and more than 10 lets', () => {
    const names = (count: number): string[] => Array.from({ length: count }, (_, n) => `a${n}`)
    const call = (count: number): string =>
      `match /x/{y} { allow read: if f(${names(count)
        .map(() => 1)
        .join()}); }`
    expect(descriptionsOf(`function f(${names(7).join()}) { return a0; } ${call(7)}`)).toEqual([])
    expect(descriptionsOf(`function f(${names(8).join()}) { return a0; } ${call(8)}`)).toEqual([
      'ERROR Function has more than 7 arguments.',
    ])
    const lets = (count: number): string =>
      names(count)
        .map((name) => `let ${name} = 1;`)
        .join(' ')
    const sum = (count: number): string => names(count).join(' + ')
    expect(descriptionsOf(`function f() { ${lets(10)} return ${sum(10)}; } ${call(0)}`)).toEqual([])
    expect(descriptionsOf(`function f() { ${lets(11)} return ${sum(11)}; } ${call(0)}`)).toEqual([
      'ERROR Function has more than 10 variables.',
    ])
  })

  it('a recursive wildcard that does not end a path of version 1', () => {
    expect(descriptionsOf('match /{a=**}/x/{b} { allow read; }', 1)).toEqual([
      'ERROR Invalid glob match expression. In rules_version 1 it must end the path.',
    ])
    expect(descriptionsOf('match /x/{a=**} { allow read; }', 1)).toEqual([])
  })

  it('a file without the service, and one that is too large', () => {
    expect(compileRules('service firebase.storage {}', 'cloud.firestore')).toEqual({
      ruleset: undefined,
      issues: [expect.objectContaining({ severity: 'ERROR' })],
    })
    const large = `${withinDocuments('')}//${'x'.repeat(256 * 1024)}`
    expect(compileRules(large, 'cloud.firestore').ruleset).toBeUndefined()
    expect(compileRules(withinDocuments(''), 'cloud.firestore').ruleset).toBeDefined()
  })
})

describe('warnings', () => {
  it.each([
    [
      'an unknown function',
      'match /x/{y} { allow read: if nothing(1); }',
      'WARNING Invalid function name: nothing.',
    ],
    ['an unknown type', 'match /x/{y} { allow read: if y is text; }', 'WARNING Invalid type: text.'],
    [
      'a wrong number of arguments for a function of the file',
      'function f(a) { return a; } match /x/{y} { allow read: if f(); }',
      'WARNING Incorrect number of arguments supplied to function: f.',
    ],
    [
      'an unused function',
      'function f() { return 1; } match /x/{y} { allow read; }',
      'WARNING Unused function: f.',
    ],
    [
      'a name of another block',
      'match /x/{y} { } match /z/{w} { allow read: if y == 1; }',
      'WARNING Invalid variable name: y.',
    ],
    [
      'a function of the other service',
      'match /x/{y} { allow read: if firestore.exists(/a/b); }',
      'WARNING Invalid variable name: firestore.',
    ],
  ])('%s', (_, statements, expected) => {
    expect(descriptionsOf(statements)).toEqual([expected])
    expect(compileRules(withinDocuments(statements), 'cloud.firestore').ruleset).toBeDefined()
  })

  it('none for several blocks of one service, whose functions are their own', () => {
    const text = `rules_version = '2';
      service cloud.firestore { function f() { return true; } match /a/{b} { allow read: if f(); } }
      service firebase.storage { match /x { allow read: if nothing; } }
      service cloud.firestore { function f() { return false; } match /c/{d} { allow read: if f(); } }`
    const { ruleset, issues } = compileRules(text, 'cloud.firestore')
    expect(issues).toEqual([])
    expect(ruleset?.tree.find(['a', 'x'])).toHaveLength(1)
    expect(ruleset?.tree.find(['c', 'x'])).toHaveLength(1)
  })

  it('none for what is in order', () => {
    const statements = `
      function outer(id) { let doc = get(/databases/$(database)/documents/a/$(id)); return doc.data.b == inner(); }
      function inner() { return request.auth.uid; }
      match /x/{y} {
        function deep(request) { return request + y; }
        match /z/{y} { allow read: if outer(y) && deep('a') == 'ab' && (/a/$(foo)).bind({'foo': y}) == /a/b; }
      }`
    expect(descriptionsOf(statements)).toEqual([])
  })
})
