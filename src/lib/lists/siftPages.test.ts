import { expect, it, vi } from 'vitest'
import type { Page } from './pagedList.ts'
import { siftPages } from './siftPages.ts'

type Read = (after: number | undefined) => Promise<Page<number, number>>

/** The numbers from 1 to `last`, four at a time. */
function numbers(last: number) {
  return vi.fn<Read>((after = 0) => {
    const items = [1, 2, 3, 4].map((each) => after + each).filter((each) => each <= last)
    return Promise.resolve({ items, next: after + 4 < last ? after + 4 : undefined })
  })
}

const isOf = (divisor: number) => (item: number) => item % divisor === 0

it('reads on until enough came out, and goes on where it ended', async () => {
  const read = numbers(100)
  const sieve = { read, isWanted: isOf(4), enough: 2, mostReads: 5 }
  expect(await siftPages(sieve, undefined)).toEqual({ items: [4, 8], next: 8 })
  expect(await siftPages(sieve, 8)).toEqual({ items: [12, 16], next: 16 })
  expect(read.mock.calls).toEqual([[undefined], [4], [8], [12]])
})

it('leaves nothing of a page out, though it is more than enough', async () => {
  const sieve = { read: numbers(100), isWanted: isOf(1), enough: 2, mostReads: 5 }
  expect(await siftPages(sieve, undefined)).toEqual({ items: [1, 2, 3, 4], next: 4 })
})

it('reads no more than it may, and says where to go on though nothing came out', async () => {
  const read = numbers(100)
  const page = await siftPages({ read, isWanted: isOf(50), enough: 1, mostReads: 3 }, undefined)
  expect(page).toEqual({ items: [], next: 12 })
  expect(read).toHaveBeenCalledTimes(3)
})

it('ends with the list', async () => {
  const read = numbers(6)
  const page = await siftPages({ read, isWanted: isOf(6), enough: 9, mostReads: 9 }, undefined)
  expect(page).toEqual({ items: [6], next: undefined })
  expect(read).toHaveBeenCalledTimes(2)
})
