import { describe, expect, it } from 'vitest'
import { ExpressionCounter } from './counters.ts'
import { Failure } from './values.ts'

const counter = () => new ExpressionCounter({ start: 0, end: 1 }, [])

describe('a counter', () => {
  it('keeps one failure for all that say the same, however often an expression fails', () => {
    const counts = counter()
    for (let i = 0; i < 1000; i += 1) counts.record(new Failure('Property a is undefined on object.'))
    counts.record(new Failure())
    expect(counts.counts()).toEqual([
      [new Failure('Property a is undefined on object.'), 1000],
      [new Failure(), 1],
    ])
  })

  it('keeps only so many that say something else, and still counts those it has', () => {
    const counts = counter()
    for (const say of ['a', 'b']) {
      for (let i = 0; i < 1000; i += 1) {
        counts.record(new Failure(String(i)))
        counts.record(`${say}${String(i)}`)
      }
    }
    expect(counts.counts()).toHaveLength(64)
    expect(counts.counts()).toContainEqual([new Failure('0'), 2])
  })

  it('forgets all of it', () => {
    const counts = counter()
    for (const value of [true, 'a', new Failure('b')]) counts.record(value)
    counts.reset()
    expect(counts.counts()).toEqual([])
  })
})
