import type { CastingRole } from '@ribalta/domain/schemas/castings/casting'
import { createContext, use } from 'react'
import type { BoardActs } from './boardActs.ts'
import type { BoardMarks } from './boardMarks.ts'

/** What every card of a board needs, and which stays the same while it is open. */
export interface BoardTools {
  readonly acts: BoardActs
  readonly marks: BoardMarks
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
