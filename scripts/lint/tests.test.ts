import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { ROOT } from '../lib/project.ts'

/** A folder for each of the two projects of unit tests. */
const planted = [join(ROOT, 'src', 'lib', 'planted'), join(ROOT, 'domain', 'src', 'planted')]

function plant(text: string): void {
  for (const folder of planted) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'planted.test.ts'), `import { expect, test } from 'vitest'\n${text}\n`)
  }
}

/** What a command prints, whether it fails or not. */
function output(command: string, words: readonly string[]): string {
  try {
    return execFileSync(command, words, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout)
  }
}

afterEach(() => {
  for (const folder of planted) rmSync(folder, { recursive: true, force: true })
})

describe('the lint of tests', { timeout: 30_000 }, () => {
  it.each([
    ['true', "test('a', () => { expect(true).toBe(true) })", 'cannot fail'],
    ['a number', "test('a', () => { expect(1).toBeTruthy() })", 'cannot fail'],
    ['nothing at all', "test('a', () => { expect.soft; JSON.parse('1') })", 'expect-expect'],
  ])('refuses one that expects %s', (_name, text, reason) => {
    plant(text)
    expect(output('oxlint', [...planted])).toContain(reason)
  })

  it('refuses a matcher that nobody awaits', () => {
    plant("test('a', () => { expect(Promise.resolve(1)).resolves.toBe(2) })")
    expect(output('oxlint', ['--type-aware', ...planted])).toMatch(/no-floating-promises|must be awaited/)
  })

  it('accepts one that can fail', () => {
    plant("test('a', () => { expect(JSON.parse('1')).toBe(1) })")
    expect(output('oxlint', ['--type-aware', ...planted])).toContain('0 errors')
  })
})

it('a unit test fails on unexpected console output, in every project', { timeout: 60_000 }, () => {
  plant(
    ['error', 'warn']
      .map(
        (level) =>
          `test('${level}', () => { expect(JSON.parse('1')).toBe(1); console.${level}('de repente') })`,
      )
      .join('\n'),
  )
  const projects = ['--project', 'web', '--project', 'node']
  const said = output('vitest', ['run', ...projects, '--reporter', 'tap-flat', 'planted'])
  expect(said.match(/^not ok/gm)).toHaveLength(4)
  expect(said.match(/^ +message: .*unexpected console output/gm)).toHaveLength(4)
})
