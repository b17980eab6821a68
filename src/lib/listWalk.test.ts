import { expect, it } from 'vitest'
import { stepsAround } from './listWalk.ts'

const walk = { title: 'Busca', address: '/search', uids: ['a', 'b', 'c'] }

it('says who comes before and after in the list', () => {
  expect(stepsAround(walk, 'b')).toEqual({ walk, place: 2, previous: 'a', next: 'c' })
  expect(stepsAround(walk, 'a')).toMatchObject({ place: 1, previous: undefined, next: 'b' })
  expect(stepsAround(walk, 'c')).toMatchObject({ previous: 'b', next: undefined })
})

it('says nothing of who is not in it', () => {
  expect(stepsAround(walk, 'x')).toBeUndefined()
  expect(stepsAround(undefined, 'a')).toBeUndefined()
})
