import { dateToInstant } from '@ribalta/domain/instant'
import { expect, it } from 'vitest'
import { formatDate } from './formatDate.ts'
import { formatDateTime } from './formatDateTime.ts'

it('days and times are those of São Paulo, wherever the reader is', () => {
  const instant = dateToInstant(new Date('2026-11-22T01:05:00Z'))
  expect(formatDate(instant)).toBe('21/11/2026')
  expect(formatDateTime(instant)).toBe('21/11/2026 às 22:05')
})
