import { isReopening, isWaiting } from '@ribalta/domain/castings/candidateStatus'
import { UNDO_MS } from '@ribalta/domain/notices/topics'
import type { AnswerDraft } from '@ribalta/domain/schemas/castings/candidate'
import type { QueryClient } from '@tanstack/react-query'
import { messageOf } from '../../../data/board/answerMessage.ts'
import { type Candidate, candidateId } from '../../../data/board/candidates.ts'
import { type ColumnId, columnOf } from '../../../data/board/columns.ts'
import { boardReads } from '../../../data/board/ofPerson.ts'
import { isSameValue } from '../../../lib/forms/sameValue.ts'
import { logWarning } from '../../../lib/log.ts'
import { refusalWords } from '../../../lib/words/refusalWords.ts'
import { toast } from '../../../ui/toast/toastStore.ts'
import { sendUndoable } from '../../../ui/undo/undo.ts'
import { type BoardMarks, unmark, unmarkAll } from './boardMarks.ts'
import { candidatesOf, movesBefore, movesByStep, movesToEnd } from './boardPlaces.ts'
import { draftSentence, moveSentence } from './moveWords.ts'
import { ENTERED_BY, type Entering } from './boardTools.ts'
import type { Board } from './openBoard.ts'
import type { Asked, Drafted, Drafting, Ended, Move, Moved } from './sendActs.ts'
import { nameIn, readHurdles, tellHurdles } from './tellHurdles.ts'

/** An act came to nothing for everybody; whom that is to be told of. */
class NobodyDoneError extends Error {
  readonly refused: readonly Ended[]
  constructor(refused: readonly Ended[]) {
    super()
    this.refused = refused
  }
}

/** Why an act of a dialog came to nothing, in words for it; none where somebody was reached. */
export type Problems = readonly string[]

/** What is done on a board; each can be taken back. */
export interface BoardActs {
  /** To the end of a column; somebody who is marked takes all the marked along. */
  readonly toColumn: (id: string, column: ColumnId) => void
  /** Right before somebody else; likewise. */
  readonly before: (id: string, target: string) => void
  /** One place up or down. */
  readonly step: (id: string, by: -1 | 1) => void
  /** One alone to the end of a column. */
  readonly alone: (id: string, column: ColumnId) => void
  /** Moves into a column without what people come into it by. */
  readonly justMove: (moves: readonly Move[]) => void
  /** That somebody was asked for a test or presented, and so was moved by the server: they are marked no more. */
  readonly entered: (moves: readonly Move[]) => void
  /** A move once more, with the court's authorisation that it lacked. */
  readonly withCourt: (move: Move, courtAuthorisation: string) => void
  /** Each gets the answer; who has it and has not read it yet, the message. */
  readonly answer: (candidates: readonly Candidate[], answer: AnswerDraft) => Promise<Problems>
  /** Each gets the answer that was held back for them. */
  readonly sendDrafts: (candidates: readonly Candidate[]) => Promise<Problems>
  /** Holds an answer back for each; null lets go of what was held back. */
  readonly hold: (candidates: readonly Candidate[], draft: AnswerDraft | null) => Promise<Problems>
  /** Resolves once the server has answered all that was asked of it so far. */
  readonly settled: () => Promise<void>
  /** Takes somebody up again who has read that it is not this time. */
  readonly reopen: (candidate: Candidate, message: string) => Promise<Problems>
}

export interface ActsOn {
  readonly castingId: string
  readonly board: Board
  readonly marks: BoardMarks
  readonly client: QueryClient
  /** Told of each act as a sentence. */
  readonly onAct: (what: string) => void
  /** Told of a minor who is not approved without the court's authorisation. */
  readonly onCourt: (move: Move) => void
  /** Told of who would come into a column of {@link ENTERED_BY}: whether by a test or a proposal is asked first. */
  readonly onEnter: (entering: Entering) => void
}

/** What an undone move gives the artist to read: nothing new to who waits or has read their answer already. */
function messageBefore({ candidate, to, message }: Move): string | undefined {
  const said = messageOf(candidate)
  if (candidate.status === to) return message === undefined ? undefined : (said ?? '')
  return isWaiting(candidate.status) || candidate.followAt === null ? undefined : said
}

/** Whether the artist is notified of a move: of an answer, of other words to it, and of being taken up again. */
function isNotified({ candidate, to, message }: Move): boolean {
  if (candidate.status === to && message === undefined) return false
  return !isWaiting(to) || isReopening(candidate, to)
}

/** Acts on a board, told and kept to be taken back. */
export function boardActs({ castingId, board, marks, client, onAct, onCourt, onEnter }: ActsOn): BoardActs {
  const state = () => board.view.current().state

  /** Whoever was reached; throws where nobody was. */
  async function settle<T extends Asked>(sending: Promise<Ended<T>[]>): Promise<Ended<T>[]> {
    const ended = await sending
    void client.invalidateQueries(boardReads)
    const refused = ended.filter(({ outcome }) => outcome !== 'done')
    if (refused.length === ended.length) throw new NobodyDoneError(refused)
    if (refused.length > 0) await tellHurdles(client, refused)
    return ended.filter(({ outcome }) => outcome === 'done')
  }

  async function sendMoves(moves: readonly Move[], courtAuthorisation?: string): Promise<Moved[]> {
    try {
      return await settle(board.move(moves, courtAuthorisation))
    } catch (error) {
      // One number is of one person: of several nobody is asked about.
      const [move, ...others] = moves
      const isCourt = error instanceof NobodyDoneError && error.refused[0]?.outcome === 'court'
      if (!isCourt || move === undefined || others.length > 0) throw error
      onCourt(move)
      throw new NobodyDoneError([])
    }
  }

  async function problemsOf(sending: Promise<unknown>, lost: string): Promise<Problems> {
    try {
      await sending
      return []
    } catch (error) {
      if (error instanceof NobodyDoneError) return readHurdles(client, error.refused)
      logWarning('An act on the board was not saved', error)
      return [refusalWords(error, lost)]
    }
  }

  /** For an act without a dialog of its own. */
  async function tellProblems(sending: Promise<unknown>): Promise<void> {
    const lost = 'O servidor não respondeu. O que você mudou voltou a ser como era: tente de novo.'
    for (const description of await problemsOf(sending, lost)) {
      toast({ variant: 'destructive', title: 'Não foi salvo', description })
    }
  }

  function askInDialog(sending: Promise<unknown>): Promise<Problems> {
    return problemsOf(sending, 'O servidor não respondeu. O que você escreveu continua aqui: tente de novo.')
  }

  function takeBackMoves(moved: readonly Moved[]): void {
    const back: Move[] = []
    const elsewhere: Moved[] = []
    for (const act of moved) {
      const { candidate: was, to, order } = act
      // Who was not on the screen is where the act has put them, as far as is known.
      const now = state().known.get(candidateId(was)) ?? { ...was, status: to, order }
      if (now.status === to)
        back.push({ candidate: now, to: was.status, order: was.order, message: messageBefore(act) })
      // Somebody has moved them on since: theirs holds.
      else elsewhere.push({ ...act, outcome: 'moved', movedBy: now.movedBy })
    }
    if (elsewhere.length > 0) void tellHurdles(client, elsewhere)
    if (back.length === 0) return
    const drafts = moved.flatMap(({ candidate }): Drafting[] =>
      candidate.draft === undefined ? [] : [{ candidate, draft: candidate.draft }],
    )
    void tellProblems(
      sendMoves(back).then(async (done) => {
        const isBack = new Set(done.map(({ candidate }) => candidateId(candidate)))
        const lost = drafts.filter(({ candidate }) => isBack.has(candidateId(candidate)))
        if (lost.length > 0) await settle(board.hold(lost))
      }),
    )
  }

  function takeBackDrafts(drafted: readonly Drafted[]): void {
    const back: Drafting[] = []
    const elsewhere: Drafted[] = []
    for (const act of drafted) {
      const { candidate: was, draft } = act
      const now = state().known.get(candidateId(was)) ?? { ...was, draft: draft ?? undefined }
      if (isSameValue(now.draft ?? null, draft)) back.push({ candidate: was, draft: was.draft ?? null })
      // Somebody has written something else since: theirs holds.
      else elsewhere.push({ ...act, outcome: 'moved', movedBy: now.movedBy })
    }
    if (elsewhere.length > 0) void tellHurdles(client, elsewhere)
    if (back.length > 0) void tellProblems(settle(board.hold(back)))
  }

  function run(moves: readonly Move[], courtAuthorisation?: string): Promise<unknown> {
    if (moves.length === 0) return Promise.resolve()
    const until = moves.some(isNotified) ? Date.now() + UNDO_MS : undefined
    const sending = sendMoves(moves, courtAuthorisation)
    const what = moveSentence(moves, nameIn(client))
    onAct(what)
    sendUndoable(sending, { what, undo: takeBackMoves, until, castingId })
    return sending
  }

  function runHolding(draftings: readonly Drafting[]): Promise<unknown> {
    if (draftings.length === 0) return Promise.resolve()
    const sending = settle(board.hold(draftings))
    const what = draftSentence(draftings, nameIn(client))
    onAct(what)
    sendUndoable(sending, { what, undo: takeBackDrafts, castingId })
    return sending
  }

  /** Whoever is marked takes the others along. */
  function together(id: string): Candidate[] {
    const marked = marks.current()
    return candidatesOf(state(), marked.has(id) ? marked : [id])
  }

  /** Whether something is asked before these come into their column. */
  function entersFirst(moves: readonly Move[]): boolean {
    const by = moves
      .filter(({ candidate, to }) => candidate.status !== to)
      .flatMap(({ to }) => ENTERED_BY[to] ?? [])
      .at(0)
    if (by !== undefined) onEnter({ kind: 'enter', by, moves })
    return by !== undefined
  }

  /** Moves somebody, with those that come along, of whom then nobody is marked any more. */
  function put(id: string, moves: readonly Move[]): void {
    if (entersFirst(moves)) return
    if (marks.current().has(id)) unmarkAll(marks)
    void tellProblems(run(moves))
  }

  function unmarkMoved(moves: readonly Move[]): void {
    unmark(
      marks,
      moves.map(({ candidate }) => candidateId(candidate)),
    )
  }

  function endOf(candidates: readonly Candidate[], column: ColumnId): Move[] {
    const elsewhere = candidates.filter(({ status }) => columnOf(status) !== column)
    const isWhole = !board.view.current().readings[column].hasMore
    return movesToEnd(state(), elsewhere, { column, isWhole, now: Date.now() })
  }

  /** Those of the marked who are in the column already, maybe without what people come into it by; none where another one is moved. */
  function markedIn(id: string, column: ColumnId): Move[] {
    if (!marks.current().has(id)) return []
    const there = together(id).filter(({ status }) => columnOf(status) === column)
    return there.map((candidate) => ({ candidate, to: candidate.status, order: candidate.order }))
  }

  function answersTo(candidates: readonly Candidate[], { to, message }: AnswerDraft): Move[] {
    const said = message === '' ? undefined : message
    const stay = candidates.filter(({ status }) => status === to)
    return [
      ...stay.map((candidate) => ({ candidate, to, order: candidate.order, message })),
      ...endOf(candidates, to).map((move) => ({ ...move, message: said })),
    ]
  }

  /** Whom a dialog has dealt with is not marked any more. */
  async function unmarked(candidates: readonly Candidate[], asking: Promise<Problems>): Promise<Problems> {
    const problems = await asking
    if (problems.length === 0) unmark(marks, candidates.map(candidateId))
    return problems
  }

  return {
    toColumn: (id, column) => {
      const coming = endOf(together(id), column)
      const by = ENTERED_BY[column]
      const moves = by === undefined ? coming : [...coming, ...markedIn(id, column)]
      if (by === undefined || moves.length === 0) put(id, coming)
      else onEnter({ kind: 'enter', by, moves })
    },
    before: (id, target) => {
      const before = state().known.get(target)
      if (before !== undefined) put(id, movesBefore(state(), together(id), before))
    },
    step: (id, by) => {
      const candidate = state().known.get(id)
      if (candidate !== undefined) void tellProblems(run(movesByStep(state(), candidate, by)))
    },
    alone: (id, column) => {
      const moves = endOf(candidatesOf(state(), [id]), column)
      if (!entersFirst(moves)) void tellProblems(run(moves))
    },
    justMove: (moves) => {
      unmarkMoved(moves)
      void tellProblems(run(moves))
    },
    entered: unmarkMoved,
    withCourt: (move, courtAuthorisation) => {
      void tellProblems(run([move], courtAuthorisation))
    },
    answer: (candidates, answer) => unmarked(candidates, askInDialog(run(answersTo(candidates, answer)))),
    sendDrafts: (candidates) => {
      const groups = Map.groupBy(candidates, ({ draft }) => draft?.to)
      const moves = [...groups].flatMap(([to, group]) => (to === undefined ? [] : endOf(group, to)))
      const saying = moves.map((move) => {
        const message = move.candidate.draft?.message
        return { ...move, message: message === '' ? undefined : message }
      })
      return askInDialog(run(saying))
    },
    hold: (candidates, draft) =>
      unmarked(candidates, askInDialog(runHolding(candidates.map((candidate) => ({ candidate, draft }))))),
    settled: board.settled,
    reopen: (candidate, message) =>
      askInDialog(run(endOf([candidate], 'shortlisted').map((move) => ({ ...move, message })))),
  }
}
