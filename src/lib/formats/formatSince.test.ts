import { dateToInstant } from '@ribalta/domain/instant'
import { expect, it } from 'vitest'
import { formatSince } from './formatSince.ts'

const now = new Date('2026-11-21T12:00:00Z')
const since = (iso: string) => formatSince(dateToInstant(new Date(iso)), now)

it('speaks of the greatest whole unit', () => {
  expect(since('2026-11-21T11:59:01Z')).toBe('agora')
  expect(since('2026-11-21T11:59:00Z')).toBe('há 1 minuto')
  expect(since('2026-11-21T10:00:01Z')).toBe('há 1 hora')
  expect(since('2026-11-20T12:00:01Z')).toBe('há 23 horas')
  expect(since('2026-11-20T12:00:00Z')).toBe('há 1 dia')
  expect(since('2026-09-22T12:00:01Z')).toBe('há 59 dias')
  expect(since('2026-09-22T12:00:00Z')).toBe('há 2 meses')
  expect(since('2026-04-20T12:00:00Z')).toBe('há 7 meses')
})

it('takes a clock that is a little behind for now', () => {
  expect(since('2026-11-21T12:00:30Z')).toBe('agora')
})
