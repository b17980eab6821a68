import { isAnswered } from '@ribalta/domain/castings/candidateStatus'
import { type RefObject, useCallback, useRef, useState } from 'react'
import { type Candidate, candidateId } from '../../../data/board/candidates.ts'
import { candidatesOf } from './boardPlaces.ts'
import type { Asking } from './boardTools.ts'
import type { Board } from './openBoard.ts'
import { linkBeside, linkOf } from './useBoardKeys.ts'

export interface BoardAsking {
  readonly asking: Asking | undefined
  readonly ask: (asking: Asking) => void
  /** Asks for an answer to those of them who have not read one and are not oneself. */
  readonly askAnswer: (ids: Iterable<string>) => void
  readonly close: () => void
  /** Where the focus goes then: to whom it was asked about, or beside where they stood if they have left the column. */
  readonly returnTo: () => HTMLElement | undefined
}

/** The first of those whom it is asked about, where they are known. */
function aboutOf(asking: Asking): Candidate | undefined {
  switch (asking.kind) {
    case 'answer':
      return asking.candidates[0]
    case 'reopen':
      return asking.candidate
    case 'enter':
      return asking.moves[0]?.candidate
    case 'rest':
      return undefined
  }
}

/** What a dialog of the board is open about. */
export function useAsking({ view }: Board, columns: RefObject<HTMLElement | null>, uid: string): BoardAsking {
  const [asking, setAsking] = useState<Asking>()
  const links = useRef<readonly HTMLElement[]>([])

  const ask = useCallback(
    (next: Asking) => {
      const about = aboutOf(next)
      const root = columns.current
      const link = root === null || about === undefined ? undefined : linkOf(root, candidateId(about))
      const beside = link === undefined ? undefined : linkBeside(link)
      links.current = [link, beside].flatMap((each) => each ?? [])
      setAsking(next)
    },
    [columns],
  )

  return {
    asking,
    ask,
    askAnswer: (ids) => {
      const candidates = candidatesOf(view.current().state, ids).filter(
        (each) => each.artistId !== uid && !isAnswered(each),
      )
      if (candidates.length > 0) ask({ kind: 'answer', candidates })
    },
    close: () => {
      setAsking(undefined)
    },
    returnTo: () => links.current.find(({ isConnected }) => isConnected),
  }
}
