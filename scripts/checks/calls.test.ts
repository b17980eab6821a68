/** What belongs to each call, wherever it is written and no type sees it: its limit, its tests, its caller. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CALL_NAMES } from '@ribalta/domain/commands'
import { expect, it } from 'vitest'
import { isLimited } from '../../functions/src/services/shared/rateLimit.ts'
import { ROOT } from '../lib/project.ts'

/** They read the caller's own profile alone, on every entry to a guarded screen. */
const UNLIMITED = ['verifyAgentPermission', 'verifyDirectorPermission']

function textOf(pattern: string): string {
  return globSync(pattern, { cwd: ROOT })
    .filter((path) => !path.startsWith('src/') || !/\.test\.tsx?$/.test(path))
    .map((path) => readFileSync(join(ROOT, path), 'utf8'))
    .join('\n')
}

const tests = textOf('tests/{functions/*.test,support/*}.ts')
const application = textOf('src/{auth,data}/**/*.ts')

it('every call but those that verify a permission is limited', () => {
  expect(CALL_NAMES.filter((name) => !isLimited(name))).toEqual(UNLIMITED)
})

it.each(CALL_NAMES)('%s has a test in tests/functions', (name) => {
  expect(new RegExp(String.raw`\b${name}\b`).test(tests)).toBe(true)
})

it.each(CALL_NAMES)('%s is called by the application', (name) => {
  expect(application.includes(`'${name}'`)).toBe(true)
})
