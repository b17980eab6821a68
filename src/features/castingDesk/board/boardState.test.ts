import type { CandidateStatus } from '@ribalta/domain/castings/candidateStatus'
import type { Candidate } from '@ribalta/domain/schemas/castings/candidate'
import { boardCandidate } from '@ribalta/domain/testing/boardCandidate'
import { describe, expect, it } from 'vitest'
import { COLUMN_IDS, type ColumnId, columnOf } from '../../../data/board/columns.ts'
import {
  type BoardState,
  EMPTY_BOARD,
  isUnsureOfDrafts,
  totalOf,
  withChanges,
  withCounts,
  withLatest,
  withPage,
  withPut,
} from './boardState.ts'
import { expectedAt } from './expected.ts'

const at = (seconds: number) => ({ seconds, nanoseconds: 0 })
const SINCE = at(100)
const COUNTS = {
  columns: { submitted: 5, shortlisted: 3, testing: 0, proposed: 0, selected: 1, declined: 2 },
  approved: new Map([
    ['vizinha', 1],
    ['vizinho', 0],
  ]),
  drafts: 4,
}

/** Read to the end of each column. */
function opened(...candidates: readonly Candidate[]): BoardState {
  const read = COLUMN_IDS.reduce(
    (board, column) =>
      withPage(
        board,
        column,
        candidates.filter(({ status }) => columnOf(status) === column),
        null,
      ),
    EMPTY_BOARD,
  )
  return withCounts(read, COUNTS)
}

function namesIn({ columns }: BoardState, column: ColumnId): string[] {
  return columns[column].candidates.map(({ artistId }) => artistId)
}

function countsOf({ columns }: BoardState): readonly (number | undefined)[] {
  return [columns.submitted.count, columns.shortlisted.count, columns.declined.count]
}

/** The same person as the server has them after a move. */
function movedTo(before: Candidate, status: CandidateStatus, second: number): Candidate {
  const step = { status, at: at(second), by: 'agency' }
  return { ...before, status, updatedAt: at(second), history: [...before.history, step] }
}

describe('a board', () => {
  it('has everybody in their column, in the order of their places, and whoever withdrew among the last', () => {
    const board = opened(
      boardCandidate('bia', 2),
      boardCandidate('ana', 1),
      boardCandidate('caio', 3, { status: 'withdrawn' }),
      boardCandidate('davi', 4, { status: 'declined' }),
    )
    expect(namesIn(board, 'submitted')).toEqual(['ana', 'bia'])
    expect(namesIn(board, 'declined')).toEqual(['caio', 'davi'])
    expect(totalOf(board)).toBe(11)
    expect(totalOf(EMPTY_BOARD)).toBeUndefined()
  })

  it('counts whoever is moved by somebody else, whether they were read or not', () => {
    const ana = boardCandidate('ana', 1)
    const unread = movedTo(boardCandidate('bia', 2), 'shortlisted', 120)
    const fresh = boardCandidate('caio', 130)
    const board = withChanges(opened(ana), [movedTo(ana, 'declined', 110), unread, fresh], SINCE)
    expect(countsOf(board)).toEqual([5 - 1 - 1 + 1, 3 + 1, 2 + 1])
    expect(namesIn(board, 'shortlisted')).toEqual(['bia'])
  })

  it('counts nobody twice who was changed while the board opened, and shows them as they are since', () => {
    const bia = movedTo(boardCandidate('bia', 2), 'shortlisted', 120)
    const board = withLatest(opened(boardCandidate('bia', 2)), [bia])
    expect([namesIn(board, 'submitted'), namesIn(board, 'shortlisted')]).toEqual([[], ['bia']])
    expect(countsOf(board)).toEqual([5, 3, 2])
    expect(countsOf(withChanges(board, [movedTo(bia, 'declined', 125)], SINCE))).toEqual([5, 2, 3])
  })

  it('shows nobody beyond what was read of a column, but whom one has put there oneself', () => {
    const [ana, bia, caio] = [boardCandidate('ana', 1), boardCandidate('bia', 2), boardCandidate('caio', 90)]
    const half = withPage(EMPTY_BOARD, 'submitted', [ana, bia], bia.order)
    const board = withChanges(
      half,
      [boardCandidate('davi', 130), boardCandidate('eva', 120, { order: 'a0001W' })],
      SINCE,
    )
    expect(namesIn(board, 'submitted')).toEqual(['ana', 'eva', 'bia'])
    const placed = withPut(board, [{ ...ana, order: 'a9999V' }])
    expect(namesIn(placed, 'submitted')).toEqual(['eva', 'bia', 'ana'])
    const whole = withPage(placed, 'submitted', [caio], null)
    expect(namesIn(whole, 'submitted')).toEqual(['eva', 'bia', 'caio', 'davi', 'ana'])
  })

  it('does not take an older answer for news', () => {
    const now = movedTo(boardCandidate('ana', 1), 'testing', 120)
    const board = withChanges(opened(now), [boardCandidate('ana', 1)], SINCE)
    const read = withPage(board, 'submitted', [boardCandidate('ana', 1)], null)
    expect(read.columns.testing.candidates).toEqual([now])
    expect(namesIn(board, 'submitted')).toEqual([])
  })

  it('shows a move at once, and the answer of it as one that can still be taken back', () => {
    const ana = boardCandidate('ana', 1)
    const board = withPut(opened(ana), [expectedAt(ana, { to: 'declined', order: 'zz' })])
    expect(countsOf(board)).toEqual([4, 3, 3])
    expect(board.columns.declined.candidates[0]?.followAt).not.toBeNull()
    // What the server then says of it is the same move.
    expect(countsOf(withChanges(board, [movedTo(ana, 'declined', 140)], SINCE))).toEqual([4, 3, 3])
    const back = withPut(board, [ana])
    expect(countsOf(back)).toEqual([5, 3, 2])
    expect(withPut(board, [boardCandidate('unknown', 3)]).known.size).toBe(1)
  })

  it('counts who is approved by role, and the drafts of those who are known', () => {
    const draft = { to: 'selected', message: '' } as const
    const ana = boardCandidate('ana', 1, { draft })
    const bia = boardCandidate('bia', 2, { roleId: 'vizinho', draft })
    const board = opened(ana, bia)
    const put = withPut(board, [expectedAt(ana, { to: 'selected', order: 'zz' })])
    expect([...put.approved.values(), put.drafts]).toEqual([2, 0, 3])
    const { draft: _draft, ...undrafted } = movedTo(bia, 'selected', 120)
    const moved = withChanges(put, [undrafted], SINCE)
    expect([...moved.approved.values(), moved.drafts]).toEqual([2, 1, 2])
    const unread = boardCandidate('caio', 3, { draft, updatedAt: at(130) })
    expect(withChanges(moved, [unread], SINCE).drafts).toBe(2)
    expect([isUnsureOfDrafts(moved, [unread]), isUnsureOfDrafts(moved, [ana])]).toEqual([true, false])
    expect(isUnsureOfDrafts(withCounts(moved, { ...COUNTS, drafts: 0 }), [boardCandidate('davi', 4)])).toBe(
      false,
    )
  })

  it('leaves columns as they were in which nobody changed', () => {
    const board = opened(boardCandidate('ana', 1), boardCandidate('bia', 2, { status: 'testing' }))
    const next = withChanges(board, [movedTo(boardCandidate('ana', 1), 'shortlisted', 120)], SINCE)
    expect(next.columns.testing).toBe(board.columns.testing)
    expect(next.columns.submitted).not.toBe(board.columns.submitted)
  })
})
