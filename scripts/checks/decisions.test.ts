/** The form of docs/decisions: number, date and status of each record, and the list of all. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../lib/project.ts'

const FOLDER = join(ROOT, 'docs', 'decisions')
const FORM = /^# (\d+)\. (\S.*)\n\n(\d{4}-\d\d-\d\d) · (accepted|superseded by (\d+))\n\n/

const files = readdirSync(FOLDER).filter((name) => name !== 'README.md')
const list = readFileSync(join(FOLDER, 'README.md'), 'utf8')
const records = files.map((file) => {
  const [, number, title, date, status, successor] = FORM.exec(readFileSync(join(FOLDER, file), 'utf8')) ?? []
  return { file, number: Number(number), title, date, status, successor }
})
const numbers = records.map(({ number }) => number)

it.each(records)(
  '$file begins with its number, its date and its status',
  ({ file, number, status, successor }) => {
    expect(file.slice(0, 4)).toBe(String(number).padStart(4, '0'))
    expect(status).toBeDefined()
    expect([undefined, ...numbers.map(String)]).toContain(successor)
  },
)

it.each(records)('$file is in the list as it is', ({ file, number, title, date, status }) => {
  const cells = list
    .split('\n')
    .find((line) => line.includes(`](${file})`))
    ?.split('|')
    .map((cell) => cell.trim())
    .filter(Boolean)
  expect(cells).toEqual([String(number), `[${String(title)}](${file})`, date, status])
})

it('no number is used twice, and those that nobody used are named', () => {
  expect(new Set(numbers).size).toBe(numbers.length)
  const unused = Array.from({ length: Math.max(...numbers) }, (_, index) => index + 1).filter(
    (number) => !numbers.includes(number),
  )
  expect(list).toContain(`Unused numbers: ${unused.join(', ')}.`)
})
