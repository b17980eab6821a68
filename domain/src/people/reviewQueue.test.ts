import { describe, expect, it } from 'vitest'
import { joinQueue, nextInQueue, reviewKind } from './reviewQueue.ts'

const entries = (...ids: string[]) => ids.map((id) => ({ id }))
const ids = (queue: readonly { id: string }[]) => queue.map(({ id }) => id).join('')

describe('the queue', () => {
  it('tells a registration from a change of somebody who is published', () => {
    expect(reviewKind({})).toBe('registration')
    expect(reviewKind({ publishedVersion: 3 })).toBe('change')
  })

  it('goes on after its live page, nobody twice', () => {
    expect(ids(joinQueue(entries('a', 'b', 'c'), entries('c', 'd'), new Set()))).toBe('abcd')
  })

  it('drops at once whoever this person reviewed beyond the live page', () => {
    expect(ids(joinQueue(entries('a'), entries('b', 'c'), new Set(['b'])))).toBe('ac')
  })

  it('keeps somebody who is queued again after a review', () => {
    expect(ids(joinQueue(entries('a', 'b'), [], new Set(['b'])))).toBe('ab')
  })
})

describe('who comes next', () => {
  it('is the following entry', () => {
    expect(nextInQueue(entries('a', 'b', 'c'), 'b')).toBe('c')
  })

  it('is the first after the last', () => {
    expect(nextInQueue(entries('a', 'b', 'c'), 'c')).toBe('a')
  })

  it('is nobody after the only one', () => {
    expect(nextInQueue(entries('a'), 'a')).toBeUndefined()
    expect(nextInQueue([], 'a')).toBeUndefined()
  })

  it('is the first where the entry has left the queue already', () => {
    expect(nextInQueue(entries('b', 'c'), 'a')).toBe('b')
  })
})
