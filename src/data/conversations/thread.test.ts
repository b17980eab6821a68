import { describe, expect, it } from 'vitest'
import type { MessageEntry } from './messages.ts'
import { hasOlder, withNewest, withOlder } from './thread.ts'

const said = (n: number): MessageEntry => ({
  words: [],
  id: `m${String(n)}`,
  sender: 'ana',
  text: String(n),
  n,
  at: { seconds: n, nanoseconds: 0 },
})
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => said(from + place))
const numbers = (thread: readonly MessageEntry[]) => thread.map(({ n }) => n)

describe('a thread', () => {
  it('takes the last messages in after those that it has', () => {
    expect(numbers(withNewest(range(1, 5), range(4, 7)))).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(numbers(withNewest(range(1, 3), range(4, 5)))).toEqual([1, 2, 3, 4, 5])
  })

  it('keeps what it has of them as it is, so that it is not drawn anew', () => {
    const thread = range(1, 5)
    const next = withNewest(thread, range(4, 6))
    expect(next[3]).toBe(thread[3])
    expect(next[4]).toBe(thread[4])
  })

  it('begins anew with the last ones where some in between are missing', () => {
    expect(numbers(withNewest(range(1, 5), range(8, 9)))).toEqual([8, 9])
  })

  it('stays as it is where there is nothing', () => {
    const thread = range(1, 2)
    expect(withNewest(thread, [])).toBe(thread)
    expect(withOlder(thread, [])).toBe(thread)
  })

  it('takes older ones in where they are what comes before it', () => {
    expect(numbers(withOlder(range(4, 5), range(1, 3)))).toEqual([1, 2, 3, 4, 5])
    expect(numbers(withOlder(range(8, 9), range(1, 3)))).toEqual([8, 9])
  })

  it('knows whether there is something before it', () => {
    expect(hasOlder(range(2, 3))).toBe(true)
    expect(hasOlder(range(1, 3))).toBe(false)
    expect(hasOlder([])).toBe(false)
  })
})
