import type { QueryClient } from '@tanstack/react-query'
import { type Candidate, candidateId } from '../../../data/board/candidates.ts'
import { type ColumnId, columnOf } from '../../../data/board/columns.ts'
import { boardReads } from '../../../data/board/ofPerson.ts'
import { logWarning } from '../../../lib/log.ts'
import { refusalWords } from '../../../lib/words/refusalWords.ts'
import { toast } from '../../../ui/toast/toastStore.ts'
import { sendUndoable } from '../../../ui/undo/undo.ts'
import { type BoardMarks, unmarkAll } from './boardMarks.ts'
import { candidatesOf, movesBefore, movesByStep, movesToEnd } from './boardPlaces.ts'
import { moveSentence } from './moveWords.ts'
import type { Board, Move, Moved } from './openBoard.ts'
import { nameIn, tellHurdles } from './tellHurdles.ts'

/** Nobody of an act was moved. */
class NobodyMovedError extends Error {}

/** What is done on a board by hand; each can be taken back. */
export interface BoardActs {
  /** To the end of a column; somebody who is marked takes all the marked along. */
  readonly toColumn: (id: string, column: ColumnId) => void
  /** Right before somebody else; likewise. */
  readonly before: (id: string, target: string) => void
  /** One place up or down. */
  readonly step: (id: string, by: -1 | 1) => void
  /** One alone to the end of a column. */
  readonly alone: (id: string, column: ColumnId) => void
  /** A move once more, with the court's authorisation that it lacked. */
  readonly withCourt: (move: Move, courtAuthorisation: string) => void
}

export interface ActsOn {
  readonly board: Board
  readonly marks: BoardMarks
  readonly client: QueryClient
  /** Told of each act as a sentence. */
  readonly onAct: (what: string) => void
  /** Told of a minor who is not approved without the court's authorisation. */
  readonly onCourt: (move: Move) => void
}

/** Moves on a board, told and kept to be taken back. */
export function boardActs({ board, marks, client, onAct, onCourt }: ActsOn): BoardActs {
  const state = () => board.view.current().state

  async function send(moves: readonly Move[], courtAuthorisation?: string): Promise<Moved[]> {
    const moved = await board.move(moves, courtAuthorisation)
    void client.invalidateQueries(boardReads)
    const refused = moved.filter(({ outcome }) => outcome !== 'done')
    const [first] = refused
    // One number is of one person: of several nobody is asked about.
    if (first?.outcome === 'court' && moves.length === 1) onCourt(first)
    else if (first !== undefined) await tellHurdles(client, refused)
    if (refused.length === moved.length) throw new NobodyMovedError()
    return moved
  }

  function tellFailure(sending: Promise<unknown>): void {
    sending.catch((error: unknown) => {
      if (error instanceof NobodyMovedError) return
      logWarning('A move was not saved', error)
      const lost = 'O servidor não respondeu. Quem você moveu voltou para onde estava: tente de novo.'
      toast({ variant: 'destructive', title: 'Não foi salvo', description: refusalWords(error, lost) })
    })
  }

  function takeBack(moved: readonly Moved[]): void {
    const done = moved.filter(({ outcome }) => outcome === 'done')
    const back: Move[] = []
    const elsewhere: Moved[] = []
    for (const act of done) {
      const { candidate: before, to } = act
      const now = state().known.get(candidateId(before))
      if (now?.status === to) back.push({ candidate: now, to: before.status, order: before.order })
      // Somebody has moved them on since: theirs holds.
      else elsewhere.push({ ...act, outcome: 'moved', movedBy: now?.movedBy })
    }
    if (elsewhere.length > 0) void tellHurdles(client, elsewhere)
    if (back.length > 0) tellFailure(send(back))
  }

  function run(moves: readonly Move[], courtAuthorisation?: string): void {
    if (moves.length === 0) return
    const sending = send(moves, courtAuthorisation)
    const what = moveSentence(moves, nameIn(client))
    onAct(what)
    sendUndoable(sending, { what, undo: takeBack })
    tellFailure(sending)
  }

  /** Whoever is marked takes the others along, and none of them is marked any more. */
  function together(id: string): Candidate[] {
    const marked = marks.current()
    if (!marked.has(id)) return candidatesOf(state(), [id])
    unmarkAll(marks)
    return candidatesOf(state(), marked)
  }

  function toEnd(candidates: readonly Candidate[], column: ColumnId): void {
    const elsewhere = candidates.filter(({ status }) => columnOf(status) !== column)
    const isWhole = !board.view.current().readings[column].hasMore
    run(movesToEnd(state(), elsewhere, { column, isWhole, now: Date.now() }))
  }

  return {
    toColumn: (id, column) => {
      toEnd(together(id), column)
    },
    before: (id, target) => {
      const before = state().known.get(target)
      if (before !== undefined) run(movesBefore(state(), together(id), before))
    },
    step: (id, by) => {
      const candidate = state().known.get(id)
      if (candidate !== undefined) run(movesByStep(state(), candidate, by))
    },
    alone: (id, column) => {
      toEnd(candidatesOf(state(), [id]), column)
    },
    withCourt: (move, courtAuthorisation) => {
      run([move], courtAuthorisation)
    },
  }
}
