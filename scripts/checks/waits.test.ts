/** What a test waits for stands in `scripts/lib/waits.ts` alone, where it grows with the machine's pace. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../lib/project.ts'
import { repositoryFiles } from '../lib/repositoryFiles.ts'

/** Waits of a test's own, and those that a library gives where nothing is said. */
const OWN = [
  /\btimeout: (?!WAITS\.|STARTS\.|0 )/,
  /\b(?:test\.)?setTimeout\([\d_]{4,}\)/,
  /\btest\.slow\(\)/,
  /^\s*\}, [\d_]{4,}\)$/m,
  /\bvi\.waitFor\(/,
]

/** Waits are what these are about. */
const ABOUT = ['scripts/checks/waits.test.ts', 'scripts/lib/sourceText.test.ts']

const tests = repositoryFiles().filter(
  (path) =>
    !ABOUT.includes(path) &&
    (/\.(?:test|spec)\.tsx?$/.test(path) || /^(?:emulator\/)?tests\/.*\.ts$/.test(path)),
)

it('there are tests to look at', () => {
  expect(tests.length).toBeGreaterThan(300)
})

it.each(OWN)('no test has a wait of its own: %s', (own) => {
  expect(tests.filter((path) => own.test(readFileSync(join(ROOT, path), 'utf8')))).toEqual([])
})
