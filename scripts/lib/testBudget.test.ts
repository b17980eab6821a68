import { expect, it } from 'vitest'
import { judge, readBudget } from './testBudget.ts'

const budget = { journeys: 300 }
const journeys = (seconds: number, code = 0, pace = 1) =>
  judge({ name: 'journeys', code, seconds }, budget, pace)

it('says how a part ended and what it took of its budget', () => {
  expect(journeys(299.6)).toEqual({ line: 'ok     journeys                 300 s of 300', warning: '' })
  expect(journeys(1, 1).line).toMatch(/^FAILED journeys /)
})

it('warns of a part that is over its budget', () => {
  expect(journeys(301).warning).toBe(
    'journeys took 301 s, more than the 300 quiet ones that scripts/testBudget.json gives it.',
  )
  expect(journeys(301, 0, 1.2)).toEqual({ line: 'ok     journeys                 301 s of 360', warning: '' })
})

it('only says what a part without a budget took', () => {
  expect(judge({ name: 'new', code: 0, seconds: 1 }, budget, 1)).toEqual({
    line: 'ok     new                      1 s',
    warning: '',
  })
})

it('the budgets add up to at most thirteen minutes', () => {
  const sum = Object.values(readBudget()).reduce((total, seconds) => total + seconds, 0)
  expect(sum).toBeLessThanOrEqual(13 * 60)
})
