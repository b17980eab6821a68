import { describe, expect, it } from 'vitest'
import { compileRules } from '../../../emulator/src/rules/index.ts'
import { matchPaths, mutantsOf } from './mutants.ts'
import { readRules } from './suite.ts'

const RULES = (statements: string): string =>
  `service cloud.firestore { match /databases/{database}/documents { ${statements} } }`

/** What each mutant has in the place of the statement or the operand. */
function texts(statements: string): readonly string[] {
  return mutantsOf(RULES(statements)).map(({ text }) => text)
}

describe('mutants of an allow', () => {
  it('grant each of its operations to all and to nobody, and leave the others as they are', () => {
    expect(texts('match /a/{id} { allow get, create: if id == "x"; }')).toEqual([
      'allow create: if id == "x"; allow get: if true;',
      'allow create: if id == "x";',
      'allow get: if id == "x"; allow create: if true;',
      'allow get: if id == "x";',
    ])
  })

  it('that grants all can only be taken away', () => {
    expect(texts('match /a/{id} { allow read: if true; }')).toEqual([
      'allow list: if true;',
      'allow get: if true;',
    ])
    expect(texts('match /a/{id} { allow get; }')).toEqual([''])
  })

  it('keep a condition in parentheses as it is', () => {
    const [granted] = mutantsOf(RULES('match /a/{id} { allow get, list: if (id == "x") || (id == "y"); }'))
    expect(granted?.text).toBe('allow list: if (id == "x") || (id == "y"); allow get: if true;')
  })
})

describe('mutants of operands', () => {
  it('make each neutral where it stands, at any depth and in functions', () => {
    const rules = RULES(
      'function f(a, b, c) { return a && (b || c); } match /a/{id} { allow get: if f(1, 2, 3); }',
    )
    const changed = mutantsOf(rules)
      .slice(0, 4)
      .map(
        ({ start, end, text }) => /return [^;]+/.exec(rules.slice(0, start) + text + rules.slice(end))?.[0],
      )
    expect(changed).toEqual([
      'return true && (b || c)',
      'return a && (true)',
      'return a && (false || c)',
      'return a && (b || false)',
    ])
  })

  it('turn a guard against null round', () => {
    const [guard] = mutantsOf(RULES('function f() { return request.auth != null && true; }'))
    expect(guard?.text).toBe('request.auth == null')
  })

  it('make a choice for good', () => {
    expect(texts('function f(a) { return a ? 1 : 2; }')).toEqual(['true', 'false'])
  })

  it('say where they are, so that only requests there need ask them', () => {
    const [mutant] = mutantsOf(RULES('match /a/{id}/b/{other} { match /c/d { allow get: if id == "x"; } }'))
    expect(mutant?.path).toBe('/a/{id}/b/{other}/c/d')
  })
})

it('every match below the root is found', () => {
  const rules = RULES('match /a/{id} { match /b/{x=**} { allow get; } } match /c/d { allow list; }')
  expect(matchPaths(rules)).toEqual(['/a/{id}', '/a/{id}/b/{x=**}', '/c/d'])
})

it.each([
  ['firestore', 'cloud.firestore'],
  ['storage', 'firebase.storage'],
] as const)('every mutant of %s.rules is a rules file', (name, service) => {
  const text = readRules(name)
  const mutants = mutantsOf(text)
  expect(mutants.length).toBeGreaterThan(20)
  for (const { start, end, text: changed } of mutants) {
    expect(compileRules(text.slice(0, start) + changed + text.slice(end), service).ruleset).toBeDefined()
  }
})
