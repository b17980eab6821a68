import { expect, it } from 'vitest'
import { dayInSaoPaulo, fromSaoPaulo, toSaoPaulo } from './saoPauloTime.ts'

it.each([
  ['2026-11-22T09:30', '2026-11-22T12:30:00.000Z'],
  ['2026-12-31T23:59', '2027-01-01T02:59:00.000Z'],
  // Summer time, until 2019.
  ['2018-12-25T09:30', '2018-12-25T11:30:00.000Z'],
])('%s in São Paulo is %s, and back', (local, instant) => {
  expect(fromSaoPaulo(local)?.toISOString()).toBe(instant)
  expect(toSaoPaulo(new Date(instant))).toBe(local)
})

it.each(['', 'amanhã', '2026-11-22', '2026-13-40T99:99'])('“%s” is no moment', (local) => {
  expect(fromSaoPaulo(local)).toBeUndefined()
})

it('a day begins at midnight in São Paulo', () => {
  expect(dayInSaoPaulo(new Date('2026-11-23T02:59:59Z'))).toBe('2026-11-22')
  expect(dayInSaoPaulo(new Date('2026-11-23T03:00:00Z'))).toBe('2026-11-23')
})
