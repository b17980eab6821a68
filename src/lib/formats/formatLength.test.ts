import { expect, it } from 'vitest'
import { formatTimecode } from './formatLength.ts'

it.each([
  [0, '0:00'],
  [12_999, '0:12'],
  [59_999, '0:59'],
  [61_000, '1:01'],
  [3_599_999, '59:59'],
  [3_723_000, '1:02:03'],
  [-5, '0:00'],
])('the moment %i is %s', (milliseconds, words) => {
  expect(formatTimecode(milliseconds)).toBe(words)
})
