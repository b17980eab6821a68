import { boardCandidate } from '@ribalta/domain/testing/boardCandidate'
import { expect, it } from 'vitest'
import { entrants, isMove } from './entrants.ts'
import type { Move } from './sendActs.ts'

const presented = { status: 'proposed', proposal: { id: 'primeira' } } as const
const ana: Move = { candidate: boardCandidate('ana', 1), to: 'proposed', order: 'b' }
const stay = (name: string, changes: Parameters<typeof boardCandidate>[2]): Move => {
  const candidate = boardCandidate(name, 2, changes)
  return { candidate, to: candidate.status, order: candidate.order }
}
const bia = stay('bia', { status: 'proposed' })
const caio = stay('caio', presented)
const names = (...moves: Move[]) =>
  entrants({ kind: 'enter', by: 'present', moves }).map(({ artistId }) => artistId)

it('whoever an approved test has brought there is presented with those who come', () => {
  expect(names(ana, bia, caio)).toEqual(['ana', 'bia'])
})

it('where all were presented, they are once more', () => {
  expect(names(caio)).toEqual(['caio'])
})

it('nobody is moved to where they stand', () => {
  expect([ana, bia].map(isMove)).toEqual([true, false])
})
