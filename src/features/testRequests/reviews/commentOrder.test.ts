import { expect, it } from 'vitest'
import { inPlayedOrder } from './commentOrder.ts'

it('comments follow each other as the takes do, then by the moment, then as they were said', () => {
  const said = [
    { id: 'e', takeId: 'gone', atMs: 0, at: { seconds: 0, nanoseconds: 0 } },
    { id: 'd', takeId: 'two', atMs: 500, at: { seconds: 1, nanoseconds: 0 } },
    { id: 'c', takeId: 'one', atMs: 9000, at: { seconds: 3, nanoseconds: 0 } },
    { id: 'b', takeId: 'one', atMs: 1000, at: { seconds: 9, nanoseconds: 0 } },
    { id: 'a', takeId: 'one', atMs: 1000, at: { seconds: 2, nanoseconds: 0 } },
  ]
  expect(
    inPlayedOrder(said, [{ id: 'one' }, { id: 'two' }])
      .map(({ id }) => id)
      .join(''),
  ).toBe('abcde')
})
