import type { CandidateStatus } from '@ribalta/domain/castings/candidateStatus'
import type { CastingRole } from '@ribalta/domain/schemas/castings/casting'
import { createContext, use } from 'react'
import type { Candidate } from '../../../data/board/candidates.ts'
import type { BoardActs } from './boardActs.ts'
import type { BoardMarks } from './boardMarks.ts'
import type { Move } from './sendActs.ts'

/** Who is asked for a test or presented to a client, by how they would be moved without it. */
export interface Entering {
  readonly kind: 'enter'
  readonly by: 'test' | 'present'
  readonly moves: readonly Move[]
}

/** The columns into which people come by something that is done with them, as a dialog asks. */
export const ENTERED_BY: Readonly<Partial<Record<CandidateStatus, Entering['by']>>> = {
  testing: 'test',
  proposed: 'present',
}

/** What a dialog of the board asks about. */
export type Asking =
  | { readonly kind: 'answer'; readonly candidates: readonly Candidate[] }
  | { readonly kind: 'reopen'; readonly candidate: Candidate }
  | Entering
  /** Everybody who waits for a role that is filled, and how many that are. */
  | { readonly kind: 'rest'; readonly roleId: string; readonly waiting: number }

/** What every card of a board needs, and which stays the same while it is open. */
export interface BoardTools {
  readonly acts: BoardActs
  readonly marks: BoardMarks
  readonly ask: (asking: Asking) => void
  readonly roles: ReadonlyMap<string, CastingRole>
  /** Who looks at it: nobody moves their own application. */
  readonly uid: string
  /** The casting is over: nobody is moved any more. */
  readonly isOver: boolean
  /** Several roles stand on the board, so that each card says which is its own. */
  readonly showsRole: boolean
}

export const BoardToolsContext = createContext<BoardTools | null>(null)

/** Throws outside a board. */
export function useBoardTools(): BoardTools {
  const tools = use(BoardToolsContext)
  if (tools === null) throw new Error('useBoardTools precisa estar dentro de um quadro')
  return tools
}
