import { dateToInstant } from '@ribalta/domain/instant'
import { expect, it } from 'vitest'
import type { FeedEntry } from '../../data/feed/entries.ts'
import { feedGroups } from './feedGroups.ts'

const line = (id: string, at: string, more: Partial<FeedEntry> = {}): FeedEntry => ({
  id,
  kind: 'application',
  subject: id,
  actor: id,
  castingId: 'maré',
  at: dateToInstant(new Date(at)),
  ...more,
})

it('puts the applications to a casting together, day by day', () => {
  const groups = feedGroups([
    line('d', '2026-11-25T15:00:00Z'),
    line('c', '2026-11-25T14:00:00Z', { castingId: 'farol' }),
    line('b', '2026-11-25T13:00:00Z'),
    // Still the day before in São Paulo.
    line('a', '2026-11-25T02:00:00Z'),
  ])
  expect(groups.map(({ day, lines }) => [day, lines.map(({ id }) => id)])).toEqual([
    ['2026-11-25', ['d', 'b']],
    ['2026-11-25', ['c']],
    ['2026-11-24', ['a']],
  ])
})

it('keeps kinds apart, and people who register', () => {
  const groups = feedGroups([
    line('d', '2026-11-25T15:00:00Z', { kind: 'registration', castingId: undefined }),
    line('c', '2026-11-25T14:00:00Z', { kind: 'registration', castingId: undefined }),
    line('b', '2026-11-25T13:00:00Z', { kind: 'applicationWithdrawn' }),
    line('a', '2026-11-25T12:00:00Z'),
  ])
  expect(groups.map(({ newest }) => newest.id)).toEqual(['d', 'c', 'b', 'a'])
})

it('puts the changes of one profile together', () => {
  const change = { kind: 'profileChange', castingId: undefined, subject: 'ana' } as const
  const [group] = feedGroups([
    line('b', '2026-11-25T14:00:00Z', change),
    line('a', '2026-11-25T13:00:00Z', change),
  ])
  expect(group?.newest.id).toBe('b')
  expect(group?.lines).toHaveLength(2)
})

it('keeps the tests of one person apart', () => {
  const asked = { kind: 'testAccepted', subject: 'ana' } as const
  const groups = feedGroups([
    line('c', '2026-11-25T15:00:00Z', { ...asked, testRequestId: 'um' }),
    line('b', '2026-11-25T14:00:00Z', { ...asked, testRequestId: 'outro' }),
    line('a', '2026-11-25T13:00:00Z', { ...asked, testRequestId: 'um' }),
  ])
  expect(groups.map(({ lines }) => lines.map(({ id }) => id))).toEqual([['c', 'a'], ['b']])
})

it('puts together who looks at one proposal, apart from another', () => {
  const opened = { kind: 'presentationOpened', subject: undefined, castingId: undefined } as const
  const groups = feedGroups([
    line('c', '2026-11-25T15:00:00Z', { ...opened, proposalId: 'inverno' }),
    line('b', '2026-11-25T14:00:00Z', { ...opened, proposalId: 'verao' }),
    line('a', '2026-11-25T13:00:00Z', { ...opened, proposalId: 'inverno' }),
  ])
  expect(groups.map(({ lines }) => lines.map(({ id }) => id))).toEqual([['c', 'a'], ['b']])
})
