import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type Candidate, candidateId } from '../../../data/board/candidates.ts'
import { type ColumnId, columnOf } from '../../../data/board/columns.ts'
import { personQuery } from '../../../data/roster/person.ts'
import { logWarning } from '../../../lib/log.ts'
import { refusalWords } from '../../../lib/words/refusalWords.ts'
import { toast } from '../../../ui/toast/toastStore.ts'
import { sendUndoable } from '../../../ui/undo/undo.ts'
import { candidatesOf, movesBefore, movesByStep, movesToEnd } from './boardPlaces.ts'
import { type BoardMarks, unmarkAll } from './boardMarks.ts'
import { hurdleSentences, moveSentence } from './moveWords.ts'
import type { Board, Move, Moved } from './openBoard.ts'

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
}

export interface BoardActing {
  readonly acts: BoardActs
  /** The last act as a sentence, for those who do not see it. */
  readonly said: string
  /** Whose court authorisation is asked for, before they are approved. */
  readonly asked: { readonly move: Move; readonly name: string } | undefined
  readonly answer: (courtAuthorisation: string) => void
  readonly dismiss: () => void
}

function nameIn(client: QueryClient): (uid: string) => string {
  return (uid) => client.getQueryData(personQuery(uid).queryKey)?.artisticName ?? 'Artista'
}

/** Who moved some of them meanwhile, by name. */
async function readMovers(client: QueryClient, moved: readonly Moved[]): Promise<Map<string, string>> {
  const uids = new Set(moved.flatMap(({ outcome, movedBy }) => (outcome === 'moved' ? (movedBy ?? []) : [])))
  const people = await Promise.all(
    [...uids].map(async (uid) => [uid, await client.query(personQuery(uid))] as const),
  )
  return new Map(people.flatMap(([uid, person]) => (person === null ? [] : [[uid, person.artisticName]])))
}

async function tellHurdles(client: QueryClient, moved: readonly Moved[]): Promise<void> {
  let movers = new Map<string, string>()
  try {
    movers = await readMovers(client, moved)
  } catch (error) {
    logWarning('Who moved a candidate could not be read', error)
  }
  for (const description of hurdleSentences(moved, nameIn(client), movers)) {
    toast({ variant: 'destructive', title: 'Não foi movido', description })
  }
}

/** Moves on a board, told and kept to be taken back. */
export function useBoardActs(board: Board, marks: BoardMarks): BoardActing {
  const client = useQueryClient()
  const [asked, setAsked] = useState<BoardActing['asked']>()
  const [said, setSaid] = useState('')

  const { acts, run } = useMemo(() => {
    const nameOf = nameIn(client)
    const known = () => board.view.current().state

    async function send(moves: readonly Move[], courtAuthorisation?: string): Promise<Moved[]> {
      const moved = await board.move(moves, courtAuthorisation)
      const [minor] = moved.filter(({ outcome }) => outcome === 'court')
      if (minor !== undefined && moved.length === 1) {
        setAsked({ move: minor, name: nameOf(minor.candidate.artistId) })
      } else if (moved.some(({ outcome }) => outcome !== 'done')) await tellHurdles(client, moved)
      if (moved.every(({ outcome }) => outcome !== 'done')) throw new NobodyMovedError()
      return moved
    }

    function takeBack(moved: readonly Moved[]): void {
      const back = moved
        .filter(({ outcome }) => outcome === 'done')
        .flatMap(({ candidate: before, to }): Move[] => {
          const now = known().known.get(candidateId(before))
          // Somebody has moved them on since: theirs holds.
          if (now === undefined || now.status !== to) return []
          return [{ candidate: now, to: before.status, order: before.order }]
        })
      if (back.length > 0) tell(send(back))
    }

    function tell(sending: Promise<unknown>): void {
      sending.catch((error: unknown) => {
        if (error instanceof NobodyMovedError) return
        logWarning('A move was not saved', error)
        toast({
          variant: 'destructive',
          title: 'Não foi salvo',
          description: refusalWords(
            error,
            'O servidor não respondeu. Quem você moveu voltou para onde estava: tente de novo.',
          ),
        })
      })
    }

    function run(moves: readonly Move[], courtAuthorisation?: string): void {
      if (moves.length === 0) return
      const sending = send(moves, courtAuthorisation)
      const what = moveSentence(moves, nameOf)
      setSaid(what)
      sendUndoable(sending, { what, undo: takeBack })
      tell(sending)
    }

    /** Whoever is marked takes the others along. */
    function together(id: string): Candidate[] {
      const marked = marks.current()
      return candidatesOf(known(), marked.has(id) ? marked : [id])
    }

    function toEnd(candidates: readonly Candidate[], column: ColumnId): void {
      const elsewhere = candidates.filter(({ status }) => columnOf(status) !== column)
      const isWhole = !board.view.current().readings[column].hasMore
      run(movesToEnd(known(), elsewhere, { column, isWhole, now: Date.now() }))
    }

    const acts: BoardActs = {
      toColumn: (id, column) => {
        const candidates = together(id)
        if (marks.current().has(id)) unmarkAll(marks)
        toEnd(candidates, column)
      },
      before: (id, target) => {
        const candidates = together(id)
        const before = known().known.get(target)
        if (before === undefined) return
        if (marks.current().has(id)) unmarkAll(marks)
        run(movesBefore(known(), candidates, before))
      },
      step: (id, by) => {
        const candidate = known().known.get(id)
        if (candidate !== undefined) run(movesByStep(known(), candidate, by))
      },
      alone: (id, column) => {
        toEnd(candidatesOf(known(), [id]), column)
      },
    }
    return { acts, run }
  }, [board, marks, client])

  return {
    acts,
    said,
    asked,
    answer: (courtAuthorisation) => {
      if (asked === undefined) return
      setAsked(undefined)
      run([asked.move], courtAuthorisation)
    },
    dismiss: () => {
      setAsked(undefined)
    },
  }
}
