import { expect, it } from 'vitest'
import { judge, readBudget } from './testBudget.ts'

const budget = { journeys: 300 }
const journeys = (seconds: number, code = 0) => judge({ name: 'journeys', code, seconds }, budget)

it('says how a part ended and what it took of its budget', () => {
  expect(journeys(299.6)).toEqual({
    line: 'ok     journeys                 300 s of 300',
    warning: '',
    isTooLong: false,
  })
  expect(journeys(1, 1).line).toMatch(/^FAILED journeys /)
})

it('warns of a part that is over its budget, and fails it over four times that', () => {
  expect(journeys(301)).toMatchObject({
    warning: 'journeys took 301 s, more than the 300 s that scripts/testBudget.json gives it.',
    isTooLong: false,
  })
  expect(journeys(1201)).toMatchObject({
    warning: 'journeys took 1201 s, more than four times the 300 s that scripts/testBudget.json gives it.',
    isTooLong: true,
  })
})

it('fails a part without a budget', () => {
  expect(judge({ name: 'new', code: 0, seconds: 1 }, budget)).toMatchObject({ isTooLong: true })
})

it('the budgets add up to at most a quarter of an hour', () => {
  const sum = Object.values(readBudget()).reduce((total, seconds) => total + seconds, 0)
  expect(sum).toBeLessThanOrEqual(15 * 60)
})
