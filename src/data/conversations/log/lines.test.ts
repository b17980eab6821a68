import { dateToInstant } from '@ribalta/domain/instant'
import { describe, expect, it } from 'vitest'
import type { MessageEntry } from '../messages.ts'
import { groupsOf, type Line, linesOf, movesOf } from './lines.ts'
import { speakerName } from './speakerName.ts'

const at = (time: string) => dateToInstant(new Date(time))
const said = (n: number, sender = 'ana', time = '2026-11-24T12:00:00Z'): MessageEntry => ({
  words: [],
  id: `m${String(n)}`,
  sender,
  text: String(n),
  n,
  at: at(time),
})
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => said(from + place))

function told(line: Line): string {
  switch (line.kind) {
    case 'day':
      return line.day
    case 'news':
      return 'news'
    case 'move':
      return `${line.move.uid} ${line.move.kind}`
    case 'message':
      return `${line.isFirst ? '' : '+'}${line.message.text}`
  }
}

const toldOf = (messages: readonly MessageEntry[], readUntil?: number, before?: MessageEntry) =>
  linesOf({ messages, before }, [], readUntil).map(told)

describe('a thread in groups', () => {
  it('has groups that stay the same while more comes before and after them', () => {
    const all = range(1, 100)
    const groups = groupsOf(all)
    expect(groups.map(({ key, messages }) => [key, messages[0]?.n, messages.at(-1)?.n])).toEqual([
      [0, 1, 30],
      [1, 31, 60],
      [2, 61, 90],
      [3, 91, 100],
    ])
    expect(groupsOf(all.slice(45, 95)).map(({ key, messages }) => [key, messages.length])).toEqual([
      [1, 15],
      [2, 30],
      [3, 5],
    ])
    expect(groups[1]?.before?.n).toBe(30)
    expect(groupsOf([])).toEqual([])
  })
})

describe('the lines of a conversation', () => {
  it('say the day where another begins in São Paulo', () => {
    const night = said(1, 'ana', '2026-11-25T02:50:00Z')
    expect(toldOf([night, said(2, 'ana', '2026-11-25T03:10:00Z')])).toEqual([
      '2026-11-24',
      '1',
      '2026-11-25',
      '2',
    ])
    expect(toldOf([said(2, 'ana', '2026-11-25T02:51:00Z')], undefined, night)).toEqual(['+2'])
  })

  it('take together what one person says at a time', () => {
    expect(
      toldOf([
        said(1),
        said(2, 'ana', '2026-11-24T12:04:00Z'),
        said(3, 'bia', '2026-11-24T12:04:10Z'),
        said(4, 'bia', '2026-11-24T12:30:00Z'),
      ]),
    ).toEqual(['2026-11-24', '1', '+2', '3', '4'])
  })

  it('are in the order of the numbers, whatever the clocks say', () => {
    const lines = linesOf(
      {
        messages: [said(1, 'ana', '2026-11-25T15:00:00Z'), said(2, 'ana', '2026-11-24T15:00:00Z')],
        before: undefined,
      },
      [],
      undefined,
    )
    expect(lines.map(told)).toEqual(['2026-11-25', '1', '2026-11-24', '2'])
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
  })

  it('say where what had not been read begins', () => {
    expect(toldOf([said(1), said(2), said(3)], 1)).toEqual(['2026-11-24', '1', 'news', '2', '+3'])
    expect(toldOf([said(1)], 0)).toEqual(['2026-11-24', 'news', '1'])
    expect(toldOf([said(1)], 1)).toEqual(['2026-11-24', '1'])
  })

  it('say who came in and left after which message', () => {
    const moves = [
      { kind: 'came', uid: 'bia', n: 0, at: at('2026-11-24T11:00:00Z') },
      { kind: 'came', uid: 'caio', n: 1, at: at('2026-11-24T12:01:00Z') },
      { kind: 'left', uid: 'bia', n: 1, at: at('2026-11-24T12:02:00Z') },
    ] as const
    const group = { messages: [said(1), said(2)], before: undefined }
    expect(linesOf(group, movesOf(group, moves), undefined).map(told)).toEqual([
      '2026-11-24',
      'bia came',
      '1',
      'caio came',
      'bia left',
      '2',
    ])
    expect(movesOf({ messages: [said(2)], before: said(1) }, moves)).toEqual([])
    expect(movesOf({ messages: [said(2)], before: undefined }, moves)).toEqual([])
  })
})

it('whoever speaks is named; for the artist with the agency, and somebody without an account by that', () => {
  const conversation = { artistId: 'ana', names: { ana: 'Ana', bia: 'Bia' } }
  expect(speakerName(conversation, 'bia', 'ana')).toBe('Bia, da agência')
  expect(speakerName(conversation, 'ana', 'ana')).toBe('Ana')
  expect(speakerName(conversation, 'bia', 'caio')).toBe('Bia')
  expect(speakerName(conversation, 'duda', 'ana')).toBe('Conta excluída')
})
