/** What belongs to each callable, wherever it is written: its limit, its tests, its caller. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as deployed from '../../functions/src/index.ts'
import { RATE_LIMITS } from '../../functions/src/services/shared/rateLimit.ts'
import { ROOT } from '../lib/project.ts'

/** They read the caller's own profile alone, on every entry to a guarded screen. */
const UNLIMITED = ['verifyAgentPermission', 'verifyDirectorPermission']

const CALLABLES = Object.entries(deployed)
  .filter(([, { __endpoint }]) => __endpoint.callableTrigger !== undefined)
  .map(([name]) => name)

function textOf(pattern: string): string {
  return globSync(pattern, { cwd: ROOT })
    .filter((path) => !path.startsWith('src/') || !/\.test\.tsx?$/.test(path))
    .map((path) => readFileSync(join(ROOT, path), 'utf8'))
    .join('\n')
}

const endpoints = textOf('functions/src/endpoints/*.ts')
const tests = textOf('tests/{functions/*.test,support/*}.ts')
const application = textOf('src/{auth,data}/**/*.ts')

it.each(CALLABLES.filter((name) => !UNLIMITED.includes(name)))('%s is limited, by its own name', (name) => {
  expect(Object.keys(RATE_LIMITS)).toContain(name)
  expect(endpoints).toContain(`export const ${name} = defineCallable('${name}', `)
})

it('no limit is left of a callable that is gone', () => {
  expect(Object.keys(RATE_LIMITS).filter((name) => !CALLABLES.includes(name))).toEqual([])
})

it.each(CALLABLES)('%s has a test in tests/functions', (name) => {
  expect(new RegExp(String.raw`\b${name}\b`).test(tests)).toBe(true)
})

it.each(CALLABLES)('%s is called by the application', (name) => {
  expect(application.includes(`'${name}'`)).toBe(true)
})

it('the application calls nothing that is not deployed', () => {
  const called = [...application.matchAll(/\bcallFunction\(\s*'(\w+)'/g)].map(([, name = '']) => name)
  expect(called.filter((name) => !CALLABLES.includes(name))).toEqual([])
})
