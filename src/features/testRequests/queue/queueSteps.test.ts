import { describe, expect, it } from 'vitest'
import { queueSteps } from './queueSteps.ts'

describe('going through the tests that wait for an answer', () => {
  it('goes from one to its neighbours, and nowhere from the ends', () => {
    expect(queueSteps(['a', 'b', 'c'], 'b', [])).toMatchObject({
      place: 2,
      total: 3,
      previous: 'a',
      next: 'c',
    })
    expect(queueSteps(['a', 'b'], 'a', [])).toMatchObject({
      place: 1,
      total: 2,
      previous: undefined,
      next: 'b',
    })
    expect(queueSteps(['a'], 'a', [])).toMatchObject({
      place: 1,
      total: 1,
      previous: undefined,
      next: undefined,
    })
  })

  it('begins with the first from a test that does not wait', () => {
    expect(queueSteps(['a', 'b'], 'z', [])).toMatchObject({
      place: undefined,
      total: 2,
      previous: undefined,
      next: 'a',
    })
    expect(queueSteps([], 'z', []).next).toBeUndefined()
  })

  it('goes on from where a test stood that was answered, past those that others have answered', () => {
    const seen = ['a', 'b', 'c', 'd']
    expect(queueSteps(['a', 'd', 'e'], 'b', seen)).toMatchObject({
      place: undefined,
      previous: 'a',
      next: 'd',
    })
    // The last one: whoever came since, then those that were left out.
    expect(queueSteps(['a', 'e'], 'd', seen).next).toBe('e')
    expect(queueSteps(['a', 'b'], 'd', seen).next).toBe('a')
  })
})
