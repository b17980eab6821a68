import { expect, it } from 'vitest'
import { dayInBrazil } from './refusals.ts'

it('a day begins at midnight in Brazil', () => {
  expect(dayInBrazil(new Date('2026-11-23T02:59:59Z'))).toBe('2026-11-22')
  expect(dayInBrazil(new Date('2026-11-23T03:00:00Z'))).toBe('2026-11-23')
})
