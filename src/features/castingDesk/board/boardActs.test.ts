import type { MoveOutcome } from '@ribalta/domain/castings/moves'
import type { Candidate } from '@ribalta/domain/schemas/castings/candidate'
import { boardCandidate } from '@ribalta/domain/testing/boardCandidate'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { personQuery } from '../../../data/roster/person.ts'
import { createStore } from '../../../lib/store.ts'
import { toastStore } from '../../../ui/toast/toastStore.ts'
import { doneActs, undoLast } from '../../../ui/undo/undo.ts'
import { type BoardActs, boardActs } from './boardActs.ts'
import { createMarks } from './boardMarks.ts'
import { type BoardState, EMPTY_BOARD, withChanges, withPage, withPlaced } from './boardState.ts'
import type { Board, BoardView, Move, Moved } from './openBoard.ts'

const ana = boardCandidate('ana', 1)
const bia = boardCandidate('bia', 2)

interface Stage {
  readonly acts: BoardActs
  readonly marks: ReturnType<typeof createMarks>
  /** Each act that was sent: who went where. */
  readonly sent: string[][]
  /** Minors whose court authorisation was asked for. */
  readonly minors: Move[]
  /** Somebody else moves a person on. */
  readonly moveOn: (candidate: Candidate) => void
}

function stage(outcomeOf: (artistId: string) => MoveOutcome = () => 'done'): Stage {
  const state = withPage(EMPTY_BOARD, 'submitted', [ana, bia], null)
  const reading = { status: 'idle', hasStarted: true, hasMore: false } as const
  const readings = {
    submitted: reading,
    shortlisted: reading,
    testing: reading,
    proposed: reading,
    selected: reading,
    declined: reading,
  }
  const view = createStore<BoardView>({ state, readings, live: 'live' })
  const change = (next: (before: BoardState) => BoardState): void => {
    view.set({ ...view.current(), state: next(view.current().state) })
  }
  const place = (artistId: string, status: Move['to'], order: string): void => {
    change((before) => withPlaced(before, [{ id: `${artistId}_vizinha`, status, order }]))
  }
  const sent: string[][] = []
  const board: Board = {
    view,
    start: () => () => undefined,
    more: () => undefined,
    retry: () => undefined,
    recount: () => undefined,
    move: (moves) => {
      sent.push(moves.map(({ candidate, to }) => `${candidate.artistId} → ${to}`))
      const moved = moves.map((move): Moved => {
        const outcome = outcomeOf(move.candidate.artistId)
        if (outcome === 'done') place(move.candidate.artistId, move.to, move.order)
        return { ...move, outcome, movedBy: 'rui' }
      })
      return Promise.resolve(moved)
    },
  }
  const client = new QueryClient()
  for (const [uid, artisticName] of [
    ['ana', 'Ana'],
    ['bia', 'Bia'],
    ['rui', 'Rui'],
  ] as const) {
    client.setQueryData<unknown>(personQuery(uid).queryKey, { uid, artisticName })
  }
  const marks = createMarks()
  const minors: Move[] = []
  return {
    acts: boardActs({ board, marks, client, onAct: () => undefined, onCourt: (move) => minors.push(move) }),
    marks,
    sent,
    minors,
    moveOn: (candidate) => {
      const at = { seconds: 9, nanoseconds: 0 }
      const on = { ...candidate, status: 'proposed', movedBy: 'rui', updatedAt: at } as const
      change((before) => withChanges(before, [on], at))
    },
  }
}

const told = () => toastStore.current().map(({ description }) => description)

beforeEach(() => {
  doneActs.set([])
  toastStore.dispatch({ type: 'remove' })
})

describe('an act on the board', () => {
  it('takes all the marked along with one of them, and leaves nobody marked', () => {
    const { acts, marks, sent } = stage()
    marks.set(new Set(['ana_vizinha', 'bia_vizinha']))
    acts.toColumn('bia_vizinha', 'testing')
    expect(sent).toEqual([['ana → testing', 'bia → testing']])
    expect(marks.current().size).toBe(0)
  })

  it('leaves the marked where they are when somebody else, or one alone, is moved', () => {
    const { acts, marks, sent } = stage()
    marks.set(new Set(['ana_vizinha']))
    acts.toColumn('bia_vizinha', 'testing')
    acts.alone('ana_vizinha', 'declined')
    // Who is there already does not move.
    acts.toColumn('bia_vizinha', 'testing')
    expect(sent).toEqual([['bia → testing'], ['ana → declined']])
    expect(marks.current().size).toBe(1)
  })

  it('is taken back to where everybody was', async () => {
    const { acts, sent } = stage()
    acts.toColumn('ana_vizinha', 'testing')
    undoLast()
    await expect.poll(() => sent).toEqual([['ana → testing'], ['ana → submitted']])
  })

  it('leaves whom somebody has moved on where they are, and says who did', async () => {
    const { acts, sent, moveOn } = stage()
    acts.toColumn('ana_vizinha', 'testing')
    moveOn(ana)
    undoLast()
    await expect.poll(told).toContain('Ana: Rui moveu esta inscrição enquanto isso.')
    expect(sent).toHaveLength(1)
  })

  it('asks for the court’s number of one minor, and tells of several that it is missing', async () => {
    const { acts, marks, minors } = stage(() => 'court')
    acts.alone('ana_vizinha', 'selected')
    await expect.poll(() => minors.map(({ candidate }) => candidate.artistId)).toEqual(['ana'])
    marks.set(new Set(['ana_vizinha', 'bia_vizinha']))
    acts.toColumn('ana_vizinha', 'selected')
    await expect.poll(told).toContain('Ana e Bia: Menor de 18 anos: informe o número do alvará judicial.')
    expect(minors).toHaveLength(1)
    expect(doneActs.current()).toEqual([])
  })

  it('says that nothing was saved where no server answered', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { acts } = stage(() => {
      throw new Error('offline')
    })
    expect(() => {
      acts.alone('ana_vizinha', 'testing')
    }).not.toThrow()
    await expect.poll(() => toastStore.current().map(({ title }) => title)).toContain('Não foi salvo')
    expect(doneActs.current()).toEqual([])
  })
})
