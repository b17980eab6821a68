import { expect, it } from 'vitest'
import { inOrder, movedTo, renumbered } from './workOrder.ts'

const work = (id: string, order: number) => ({ id, order })

it('two neighbours that change places are the only ones written', () => {
  expect([...renumbered([work('b', 1), work('a', 0), work('c', 2)])]).toEqual([
    ['b', 0],
    ['a', 1],
  ])
})

it('works that had the same number, or gaps between them, get one each', () => {
  expect([...renumbered([work('a', 4), work('b', 4), work('c', 999)])]).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 2],
  ])
})

it('a work goes to the place where it is put, on or back', () => {
  const ids = ['a', 'b', 'c', 'd']
  expect(movedTo(ids, 'a', 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(movedTo(ids, 'd', 0)).toEqual(['d', 'a', 'b', 'c'])
})

it('works that came meanwhile stay where they are, and those that left are not missed', () => {
  const works = [work('new', 0), work('a', 1), work('b', 2), work('newer', 3)]
  expect(inOrder(works, ['b', 'gone', 'a']).map(({ id }) => id)).toEqual(['new', 'b', 'a', 'newer'])
})
