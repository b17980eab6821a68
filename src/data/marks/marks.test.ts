import { afterEach, describe, expect, it } from 'vitest'
import { mark, marked, MAX_MARKED, toggleMark, unmark } from './marks.ts'

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ uid: `u${String(index)}`, artisticName: 'Ana' }))

afterEach(() => {
  unmark([...marked.current().keys()])
})

describe('marks', () => {
  it('keep the order of marking, and each person once', () => {
    mark(people(2))
    toggleMark({ uid: 'b', artisticName: 'Bia' })
    mark(people(1))
    expect([...marked.current().keys()]).toEqual(['u0', 'u1', 'b'])
    toggleMark({ uid: 'u0', artisticName: 'Ana' })
    expect([...marked.current().values()]).toEqual(['Ana', 'Bia'])
  })

  it('end where a file ends', () => {
    mark(people(MAX_MARKED + 1))
    expect(marked.current().size).toBe(MAX_MARKED)
  })
})
