import { boardCandidate } from '@ribalta/domain/testing/boardCandidate'
import { describe, expect, it } from 'vitest'
import { candidatesOf, movesBefore, movesByStep, movesToEnd } from './boardPlaces.ts'
import { type BoardState, EMPTY_BOARD, withPage, withPut } from './boardState.ts'
import { expectedAt } from './expected.ts'
import type { Move } from './sendActs.ts'

const [ana, bia, caio, davi] = ['ana', 'bia', 'caio', 'davi'].map((name, index) =>
  boardCandidate(name, index + 1, name === 'davi' ? { status: 'testing' } : {}),
)
const board = withPage(
  withPage(
    EMPTY_BOARD,
    'submitted',
    [ana, bia, caio].flatMap((each) => each ?? []),
    null,
  ),
  'testing',
  davi === undefined ? [] : [davi],
  null,
)

function after(moves: readonly Move[]): BoardState {
  return withPut(
    board,
    moves.map((move) => expectedAt(move.candidate, move)),
  )
}

function names({ columns }: BoardState, column: 'submitted' | 'testing'): string[] {
  return columns[column].candidates.map(({ artistId }) => artistId)
}

const of = (...ids: string[]) =>
  candidatesOf(
    board,
    ids.map((name) => `${name}_vizinha`),
  )

describe('a place on the board', () => {
  it('is the last of a column, for several in the order in which they stand', () => {
    const moves = movesToEnd(board, of('caio', 'ana'), { column: 'testing', isWhole: true, now: 0 })
    expect(names(after(moves), 'testing')).toEqual(['davi', 'ana', 'caio'])
    expect(names(after(moves), 'submitted')).toEqual(['bia'])
  })

  it('is behind whoever came before this moment where the column was not read to its end', () => {
    const now = Date.UTC(2026, 10, 25)
    const [move] = movesToEnd(board, of('ana'), { column: 'testing', isWhole: false, now })
    expect(move !== undefined && davi !== undefined && move.order > davi.order).toBe(true)
  })

  it('is right before somebody, whatever the column', () => {
    expect(
      davi === undefined ? [] : names(after(movesBefore(board, of('ana', 'bia'), davi)), 'testing'),
    ).toEqual(['ana', 'bia', 'davi'])
    const within = bia === undefined ? [] : movesBefore(board, of('caio'), bia)
    expect(names(after(within), 'submitted')).toEqual(['ana', 'caio', 'bia'])
    expect(within.map(({ to }) => to)).toEqual(['submitted'])
  })

  it('is none before oneself, nor beyond the end', () => {
    expect(ana === undefined ? ['x'] : movesBefore(board, of('ana'), ana)).toEqual([])
    expect(ana === undefined ? ['x'] : movesByStep(board, ana, -1)).toEqual([])
    expect(caio === undefined ? ['x'] : movesByStep(board, caio, 1)).toEqual([])
    expect(bia === undefined ? [] : names(after(movesByStep(board, bia, 1)), 'submitted')).toEqual([
      'ana',
      'caio',
      'bia',
    ])
  })
})
