import { useEffect, useMemo } from 'react'
import { moveCandidates, saveDrafts } from '../../../data/board/calls.ts'
import { COLUMN_IDS } from '../../../data/board/columns.ts'
import {
  type BoardBeginning,
  type BoardOf,
  type ColumnCursor,
  countBoard,
  readBoardMoment,
  readColumn,
  watchBoard,
} from '../../../data/board/queries.ts'
import { countDrafts } from '../../../data/board/unanswered.ts'
import { useListWalk } from '../../../lib/lists/useListWalk.ts'
import { useOnReconnect } from '../../../lib/loading/useOnReconnect.ts'
import { useOnVisible } from '../../../lib/loading/useOnVisible.ts'
import { useStore } from '../../../lib/store.ts'
import { type Board, type BoardView, openBoard } from './openBoard.ts'

const SOURCE = {
  readColumn,
  countBoard,
  countDrafts,
  readBoardMoment,
  watchBoard,
  moveCandidates,
  saveDrafts,
}

export interface OpenedBoardOf extends BoardOf {
  readonly title: string
  /** Those that stand on it. */
  readonly roles: readonly { readonly id: string }[]
  /** Gives the first reads of a board of all roles, once. */
  readonly takeBeginning: () => BoardBeginning<ColumnCursor> | undefined
}

/** A board that is followed while the screen is there, and its people as the list that one goes through from page to page. */
export function useOpenedBoard(of: OpenedBoardOf): { readonly board: Board; readonly view: BoardView } {
  const { castingId, roleId, title, roles, takeBeginning } = of
  const roleIds = roles.map(({ id }) => id).join(' ')
  const board = useMemo(
    () =>
      openBoard(
        { castingId, roleId, roleIds: roleIds.split(' ') },
        SOURCE,
        roleId === undefined ? takeBeginning : undefined,
      ),
    [castingId, roleId, roleIds, takeBeginning],
  )
  const view = useStore(board.view)
  const { columns } = view.state
  useEffect(() => board.start(), [board])
  useOnVisible(board.recount)
  useOnReconnect(view.live === 'failed' ? board.retry : undefined)
  useListWalk(
    title,
    useMemo(
      () => [...new Set(COLUMN_IDS.flatMap((id) => columns[id].candidates.map(({ artistId }) => artistId)))],
      [columns],
    ),
  )
  return { board, view }
}
