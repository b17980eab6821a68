import { dateToInstant } from '@ribalta/domain/instant'
import { describe, expect, it } from 'vitest'
import { formatDeadline } from './formatDeadline.ts'

const said = (end: string, now: string) => formatDeadline(dateToInstant(new Date(end)), new Date(now))

describe('a deadline in words', () => {
  it.each([
    ['encerra hoje às 18:00', '2026-11-25T18:00:00-03:00', '2026-11-25T00:00:00-03:00'],
    ['encerra hoje às 23:59', '2026-11-25T23:59:00-03:00', '2026-11-25T23:58:59-03:00'],
    ['encerra amanhã', '2026-11-26T00:00:00-03:00', '2026-11-25T23:59:00-03:00'],
    ['encerra amanhã', '2026-11-26T23:59:00-03:00', '2026-11-25T00:01:00-03:00'],
    ['encerra em 2 dias', '2026-11-27T00:00:00-03:00', '2026-11-25T23:00:00-03:00'],
    ['encerra em 3 dias', '2026-11-28T18:00:00-03:00', '2026-11-25T09:00:00-03:00'],
    ['encerra em 30 dias', '2026-12-25T18:00:00-03:00', '2026-11-25T09:00:00-03:00'],
    ['encerra em 26/12/2026', '2026-12-26T18:00:00-03:00', '2026-11-25T09:00:00-03:00'],
    ['encerrou hoje às 09:00', '2026-11-25T09:00:00-03:00', '2026-11-25T09:00:00-03:00'],
    ['encerrou em 24/11/2026', '2026-11-24T23:59:00-03:00', '2026-11-25T00:30:00-03:00'],
  ])('%s', (words, end, now) => {
    expect(said(end, now)).toBe(words)
  })

  it('counts the days of São Paulo where it is already tomorrow in Greenwich', () => {
    expect(said('2026-11-26T02:59:00Z', '2026-11-25T12:00:00Z')).toBe('encerra hoje às 23:59')
  })
})
