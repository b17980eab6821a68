import { expect, it } from 'vitest'
import { seenIn } from './coverage.ts'

const CONTENT = 'a && b.c'
const at = (from: number, to: number) => ({ line: 1, column: from + 1, currentOffset: from, endOffset: to })
const yes = { value: { boolValue: true }, count: 2 }
const no = { value: { boolValue: false }, count: 3 }
const error = { value: { undefined: { causeMessage: 'Null value error.' } }, count: 5 }
const text = { value: { stringValue: 'x' }, count: 7 }

function seen(...values: readonly { readonly value: unknown; readonly count: number }[]) {
  const rules = { files: [{ name: 'firestore.rules', content: CONTENT }] }
  return seenIn({ rules, report: [{ sourcePosition: at(5, 7), values }] })
}

it('counts true and false, and errors as neither', () => {
  expect(seen(yes, no, error)).toEqual([{ line: 1, text: 'b.c', trues: 2, falses: 3 }])
  expect(seen(error)).toEqual([{ line: 1, text: 'b.c', trues: 0, falses: 0 }])
})

it('shows what was never reached', () => {
  expect(seen()).toEqual([{ line: 1, text: 'b.c', trues: 0, falses: 0 }])
})

it('leaves out what is no condition', () => {
  expect(seen(text, error)).toEqual([])
})

it('looks into expressions', () => {
  const rules = { files: [{ name: 'firestore.rules', content: CONTENT }] }
  const children = [{ sourcePosition: at(0, 0), values: [no] }]
  expect(seenIn({ rules, report: [{ sourcePosition: at(0, 7), values: [yes], children }] })).toEqual([
    { line: 1, text: 'a && b.c', trues: 2, falses: 0 },
    { line: 1, text: 'a', trues: 0, falses: 3 },
  ])
})
