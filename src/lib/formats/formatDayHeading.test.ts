import { expect, it } from 'vitest'
import { formatDayHeading } from './formatDayHeading.ts'

it('a day is called by how near it is, as a calendar in São Paulo has it', () => {
  // Still the 24th in São Paulo.
  const now = new Date('2026-11-25T02:00:00Z')
  expect(formatDayHeading('2026-11-24', now)).toBe('Hoje')
  expect(formatDayHeading('2026-11-23', now)).toBe('Ontem')
  expect(formatDayHeading('2026-11-20', now)).toBe('Sexta-feira, 20/11/2026')
})
