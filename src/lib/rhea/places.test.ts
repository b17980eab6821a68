import { expect, it } from 'vitest'
import { placesOf, placeWords } from './places.ts'

const first = { ana: { place: 1, points: 90 }, caio: { place: 3, points: 70 } }

it('a place whose person deleted their account stays, empty', () => {
  expect(placesOf({ ranked: 3, first })).toEqual([
    { place: 1, who: { uid: 'ana', points: 90 } },
    { place: 2, who: undefined },
    { place: 3, who: { uid: 'caio', points: 70 } },
  ])
})

it('no more places are shown than were kept', () => {
  expect(placesOf({ ranked: 4000, first })).toHaveLength(100)
})

it('where somebody stood is said, or why it is not known', () => {
  expect(placeWords({ ranked: 3, first }, 'caio')).toBe('3º lugar')
  expect(placeWords({ ranked: 3, first }, 'rui')).toBe('não entrou no ranking')
  expect(placeWords({ ranked: 4000, first }, 'rui')).toBe('fora dos 100 primeiros')
})
