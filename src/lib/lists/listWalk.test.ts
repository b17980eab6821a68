import { describe, expect, it, vi } from 'vitest'
import { listWalk, type ReadOn, stepsAround, walkOn } from './listWalk.ts'

const walk = { title: 'Busca', address: '/search', uids: ['a', 'b', 'c'] }

it('says who comes before and after in the list', () => {
  expect(stepsAround(walk, 'b')).toMatchObject({
    place: 2,
    total: 3,
    previous: 'a',
    next: 'c',
    goesOn: false,
  })
  expect(stepsAround(walk, 'a')).toMatchObject({ place: 1, previous: undefined, next: 'b' })
  expect(stepsAround(walk, 'c')).toMatchObject({ previous: 'b', next: undefined })
})

it('says nothing of who is not in it', () => {
  expect(stepsAround(walk, 'x')).toBeUndefined()
  expect(stepsAround(undefined, 'a')).toBeUndefined()
})

describe('a list that goes on past what has been read', () => {
  const open = (readOn: (known: number) => Promise<ReadOn>): void => {
    listWalk.set({ ...walk, total: 5, readOn })
  }

  it('says how many there are in all, and that somebody comes after the last one read', async () => {
    open(() => Promise.resolve({ uids: ['a', 'b', 'c', 'd', 'e', 'f'], hasMore: false }))
    expect(stepsAround(listWalk.current(), 'c')).toMatchObject({ total: 5, next: undefined, goesOn: true })
    await walkOn()
    // Once everybody has been read, that is how many there are.
    expect(stepsAround(listWalk.current(), 'c')).toMatchObject({ total: 6, next: 'd', goesOn: false })
  })

  it('is read on once for two who ask', async () => {
    const readOn = vi.fn<(known: number) => Promise<ReadOn>>(() =>
      Promise.resolve({ uids: ['a', 'b', 'c', 'd'], hasMore: true }),
    )
    open(readOn)
    await Promise.all([walkOn(), walkOn()])
    expect(readOn).toHaveBeenCalledTimes(1)
    await walkOn()
    // Past what the first reading brought.
    expect(readOn.mock.calls).toEqual([[3], [4]])
  })

  it('can be read on again where it failed', async () => {
    const readOn = vi
      .fn<() => Promise<ReadOn>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce({ uids: ['a', 'b', 'c', 'd'], hasMore: false })
    open(readOn)
    await expect(walkOn()).rejects.toThrow('offline')
    await walkOn()
    expect(stepsAround(listWalk.current(), 'd')).toMatchObject({ place: 4, total: 4 })
  })

  it('leaves the list alone that was opened meanwhile', async () => {
    const answer = Promise.withResolvers<ReadOn>()
    open(() => answer.promise)
    const reading = walkOn()
    const other = { ...walk, title: 'Elenco' }
    listWalk.set(other)
    answer.resolve({ uids: ['x'], hasMore: false })
    await reading
    expect(listWalk.current()).toBe(other)
  })
})
