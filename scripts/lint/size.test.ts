import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { ROOT } from '../lib/project.ts'

const planted = join(ROOT, 'src', 'features', 'plantedSize')

/** What oxlint, as `npm test` runs it, says of a file of this name with so many lines. */
function lintPlanted(name: string, lines: number): string {
  mkdirSync(planted, { recursive: true })
  const statements = Array.from(
    { length: lines },
    (_, line) => `export const line${String(line)} = ${String(line)}\n`,
  )
  writeFileSync(join(planted, name), statements.join(''))
  try {
    return execFileSync('oxlint', [planted], { cwd: ROOT, encoding: 'utf8' })
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout)
  }
}

afterEach(() => rmSync(planted, { recursive: true, force: true }))

describe('the lint of sizes', { timeout: 30_000 }, () => {
  it.each([
    ['Component.tsx', 150],
    ['Component.test.tsx', 400],
    ['module.ts', 400],
  ])('lets %s have %i lines and no more', (name, most) => {
    expect(lintPlanted(name, most)).toContain('0 errors')
    expect(lintPlanted(name, most + 1)).toContain('max-lines')
  })
})
