import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type BoardActs, boardActs } from './boardActs.ts'
import type { BoardMarks } from './boardMarks.ts'
import type { Asking } from './boardTools.ts'
import type { Board } from './openBoard.ts'
import type { Move } from './sendActs.ts'
import { nameIn } from './tellHurdles.ts'

export interface BoardActing {
  readonly acts: BoardActs
  /** The last act as a sentence, for those who do not see it. */
  readonly said: string
  /** Whose court authorisation is asked for, before they are approved. */
  readonly asked: { readonly name: string; readonly answer: (courtAuthorisation: string) => void } | undefined
  readonly dismiss: () => void
}

/** What is done on a board, with what it says and asks. */
export function useBoardActs(
  castingId: string,
  board: Board,
  marks: BoardMarks,
  ask: (asking: Asking) => void,
): BoardActing {
  const client = useQueryClient()
  const [minor, setMinor] = useState<Move>()
  const [said, setSaid] = useState('')
  const acts = useMemo(
    () =>
      boardActs({
        castingId,
        board,
        marks,
        client,
        onAct: setSaid,
        onCourt: setMinor,
        onEnter: ask,
      }),
    [castingId, board, marks, client, ask],
  )
  const dismiss = (): void => {
    setMinor(undefined)
  }
  return {
    acts,
    said,
    asked:
      minor === undefined
        ? undefined
        : {
            name: nameIn(client)(minor.candidate.artistId),
            answer: (courtAuthorisation) => {
              dismiss()
              acts.withCourt(minor, courtAuthorisation)
            },
          },
    dismiss,
  }
}
