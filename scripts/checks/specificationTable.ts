/**
 * docs/specification.md names a test for every statement of the specification's sections 4 to 9. Fails where a row has
 * none, where a test that it names does not run, where a text of it is not in the source to the letter, and where
 * the product has a message that the table lacks.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MESSAGES } from '@ribalta/domain/messages'
import { ROOT } from '../lib/project.ts'
import { testNames, writtenTexts } from '../lib/sourceText.ts'
import { problemsOf, readRows, type Surroundings } from '../lib/specificationTable.ts'

const TABLE = 'docs/specification.md'
const SECTIONS = ['4', '5', '6', '7', '8', '9']

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}

function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : []
}

const sources = globSync('{domain,functions,.}/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (path) => !/\.test\.tsx?$/.test(path),
)
const known = new Map<string, ReturnType<Surroundings['testFile']>>()

function testFile(path: string): ReturnType<Surroundings['testFile']> {
  if (!known.has(path) && /\.(test|spec)\.tsx?$/.test(path) && existsSync(join(ROOT, path))) {
    const text = read(path)
    known.set(path, { names: testNames(text, path), text })
  }
  return known.get(path)
}

const rows = readRows(read(TABLE))
const problems = problemsOf(rows, {
  sections: SECTIONS,
  testFile,
  written: new Set(sources.flatMap((path) => [...writtenTexts(read(path), path)])),
  messages: leavesOf(MESSAGES),
})
for (const problem of problems) console.error(`${TABLE} ${problem}`)
console.log(
  `${String(rows.length)} statements of the specification, ${String(problems.length)} without a proof`,
)
process.exitCode = problems.length === 0 ? 0 : 1
