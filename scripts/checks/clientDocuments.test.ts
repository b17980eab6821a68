import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CLIENT_DOCUMENTS } from '../../functions/src/services/shared/clientDocuments.ts'
import { clientWritablePaths } from '../../tests/support/rules/clientWritable.ts'
import { ROOT } from '../lib/project.ts'

const RULES = readFileSync(join(ROOT, 'firestore.rules'), 'utf8')
const READERS = 'functions/src/services/shared/clientDocuments.ts'

describe('documents that browsers may write', () => {
  it('are named, each with how functions read it', () => {
    expect(clientWritablePaths(RULES)).toEqual(Object.keys(CLIENT_DOCUMENTS).toSorted())
  })

  it.each(Object.keys(CLIENT_DOCUMENTS))('have a matrix of hostile writes: %s', (path) => {
    const suite = readFileSync(join(ROOT, `tests/rules/${path.split('/')[0] ?? ''}.test.ts`), 'utf8')
    const segments = path.split('/').map((segment) => (segment.startsWith('{') ? '[\\w-]+' : segment))
    expect(suite).toMatch(new RegExp(`'${segments.join('/')}'`))
    expect(suite).toContain('describeMatrix({')
  })

  it('are parsed by their readers only', () => {
    const imports = /import \{ ([^}]+) \} from '@ribalta\/domain\/schemas/g
    const schemas = [...readFileSync(join(ROOT, READERS), 'utf8').matchAll(imports)].flatMap(
      ([, names = '']) => names.split(', ').filter((name) => name.endsWith('Schema')),
    )
    expect(schemas).toEqual(expect.arrayContaining(['candidateSchema', 'staffMarkSchema']))
    const strict = new RegExp(`\\b(?:${schemas.join('|')})\\.(?:parse|safeParse)\\(`)
    const sources = globSync('functions/src/**/*.ts', { cwd: ROOT }).filter(
      (file) => !file.endsWith('.test.ts') && strict.test(readFileSync(join(ROOT, file), 'utf8')),
    )
    expect(sources).toEqual([])
  })

  it.each([
    'allow create: if isStaff();',
    'allow update: if isStaff();',
    'allow write: if isStaff();',
    'allow get, create: if true;',
    'allow create;',
  ])('are found when a rule opens one: %s', (allow) => {
    const rules = RULES.replace('match /usernames/{slug} {', `match /usernames/{slug} {\n${allow}`)
    expect(clientWritablePaths(rules)).toContain('usernames/{slug}')
  })

  it('are not those that they may only read or delete', () => {
    expect(clientWritablePaths(RULES)).not.toContain('usernames/{slug}')
    expect(clientWritablePaths(RULES)).not.toContain('contactMessages/{id}')
  })
})
