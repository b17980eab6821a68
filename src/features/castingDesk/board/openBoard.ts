import type { CandidateStatus } from '@ribalta/domain/castings/candidateStatus'
import type { MoveOutcome } from '@ribalta/domain/castings/moves'
import type { Instant } from '@ribalta/domain/instant'
import { MAX_ACTED_ON } from '@ribalta/domain/schemas/actOutcome'
import type { CandidateMove, CandidateMovesResult } from '@ribalta/domain/schemas/castings/stateChange'
import { type Candidate, candidateId } from '../../../data/board/candidates.ts'
import { COLUMN_IDS, type ColumnId, eachColumn } from '../../../data/board/columns.ts'
import type { BoardOf } from '../../../data/board/queries.ts'
import type { Page } from '../../../lib/lists/pagedList.ts'
import { logWarning } from '../../../lib/log.ts'
import { createStore, type Store } from '../../../lib/store.ts'
import {
  type BoardState,
  EMPTY_BOARD,
  type Placing,
  withChanges,
  withCounts,
  withLatest,
  withPage,
  withPlaced,
} from './boardState.ts'

/** How far a column was read. */
export interface Reading {
  readonly status: 'loading' | 'idle' | 'failed'
  readonly hasStarted: boolean
  readonly hasMore: boolean
}

export interface BoardView {
  readonly state: BoardState
  readonly readings: Readonly<Record<ColumnId, Reading>>
  /** Whether what others do is seen. */
  readonly live: 'opening' | 'live' | 'failed'
}

/** What a board asks of the database; given so that a test can answer. */
export interface BoardSource<Cursor> {
  readonly readColumn: (
    board: BoardOf,
    column: ColumnId,
    after: Cursor | undefined,
  ) => Promise<Page<Candidate, Cursor>>
  readonly countColumns: (board: BoardOf) => Promise<Record<ColumnId, number>>
  readonly readBoardMoment: (castingId: string) => Promise<Instant>
  readonly watchBoard: (
    castingId: string,
    since: Instant,
    onChanged: (changed: Candidate[]) => void,
    onError: (error: unknown) => void,
  ) => Promise<() => void>
  readonly moveCandidates: (change: {
    castingId: string
    moves: CandidateMove[]
    courtAuthorisation?: string
  }) => Promise<CandidateMovesResult['results']>
}

/** One of those who are moved in an act. */
export interface Move {
  readonly candidate: Candidate
  readonly to: CandidateStatus
  readonly order: string
}

/** How the move of one ended. */
export interface Moved extends Move {
  readonly outcome: MoveOutcome
  /** Who moved them last, where somebody else did meanwhile. */
  readonly movedBy: string | undefined
}

export interface Board {
  readonly view: Store<BoardView>
  /** Begins to read and to follow; gives back how to stop. */
  readonly start: () => () => void
  readonly more: (column: ColumnId) => void
  /** Begins anew after the following has ended. */
  readonly retry: () => void
  /** Counts anew: for whoever comes back to the tab. */
  readonly recount: () => void
  /**
   * Moves people at once on the screen and then on the server, one act after the other. Whoever could not be moved is back where they
   * were. Rejects as the call does where nobody was answered.
   */
  readonly move: (moves: readonly Move[], courtAuthorisation?: string) => Promise<Moved[]>
}

const READINGS = eachColumn<Reading>(() => ({ status: 'loading', hasStarted: false, hasMore: true }))

/** A casting's board while it is open: what was read of it, what others change meanwhile, and one's own moves. */
export function openBoard<Cursor>(of: BoardOf, source: BoardSource<Cursor>): Board {
  const view = createStore<BoardView>({ state: EMPTY_BOARD, readings: READINGS, live: 'opening' })
  const cursors = new Map<ColumnId, Cursor | undefined>()
  let stop = (): void => undefined
  let run = 0
  let acts: Promise<unknown> = Promise.resolve()

  const change = (next: Partial<BoardView>): void => {
    view.set({ ...view.current(), ...next })
  }
  const changeState = (next: (state: BoardState) => BoardState): void => {
    change({ state: next(view.current().state) })
  }
  const setReading = (column: ColumnId, reading: Partial<Reading>): void => {
    const { readings } = view.current()
    change({ readings: { ...readings, [column]: { ...readings[column], ...reading } } })
  }

  async function read(column: ColumnId): Promise<void> {
    const own = run
    setReading(column, { status: 'loading' })
    try {
      const { items, next } = await source.readColumn(of, column, cursors.get(column))
      if (own !== run) return
      cursors.set(column, next)
      const end = next === undefined ? null : (items.at(-1)?.order ?? null)
      changeState((state) => withPage(state, column, items, end))
      setReading(column, { status: 'idle', hasStarted: true, hasMore: next !== undefined })
    } catch (error) {
      if (own !== run) return
      logWarning('A column of the board could not be read', error)
      setReading(column, { status: 'failed' })
    }
  }

  async function countAll(): Promise<void> {
    const own = run
    try {
      const counts = await source.countColumns(of)
      if (own === run) changeState((state) => withCounts(state, counts))
    } catch (error) {
      logWarning('A board could not be counted', error)
    }
  }

  async function follow(): Promise<void> {
    const own = run
    const fail = (error: unknown): void => {
      if (own !== run) return
      logWarning('A board is no longer followed', error)
      if (view.current().live === 'opening') void countAll()
      change({ live: 'failed' })
    }
    try {
      const since = await source.readBoardMoment(of.castingId)
      if (own !== run) return
      let isFirst = true
      const unfollow = await source.watchBoard(
        of.castingId,
        since,
        (changed) => {
          if (own !== run) return
          const here = changed.filter(({ roleId }) => of.roleId === undefined || roleId === of.roleId)
          changeState((state) => (isFirst ? withLatest(state, here) : withChanges(state, here, since)))
          // From here on every change is seen, so that none is missed or counted twice.
          if (isFirst) void countAll()
          isFirst = false
          change({ live: 'live' })
        },
        fail,
      )
      if (own === run) stop = unfollow
      else unfollow()
    } catch (error) {
      fail(error)
    }
  }

  function begin(): void {
    run += 1
    stop()
    stop = () => undefined
    cursors.clear()
    view.set({ state: EMPTY_BOARD, readings: READINGS, live: 'opening' })
    for (const column of COLUMN_IDS) void read(column)
    void follow()
  }

  /** Asks portion by portion, and keeps in `moved` who was answered, in the order of the moves. */
  async function send(
    moves: readonly Move[],
    courtAuthorisation: string | undefined,
    moved: Moved[],
  ): Promise<void> {
    for (let start = 0; start < moves.length; start += MAX_ACTED_ON) {
      const portion = moves.slice(start, start + MAX_ACTED_ON)
      const results = await source.moveCandidates({
        castingId: of.castingId,
        moves: portion.map(({ candidate: { artistId, roleId, status }, to, order }) => ({
          artistId,
          roleId,
          from: status,
          to,
          order,
        })),
        ...(courtAuthorisation === undefined ? {} : { courtAuthorisation }),
      })
      const byId = new Map(results.map((result) => [candidateId(result), result]))
      for (const move of portion) {
        const result = byId.get(candidateId(move.candidate))
        moved.push({ ...move, outcome: result?.outcome ?? 'failed', movedBy: result?.movedBy })
      }
    }
  }

  /** Back where they were, unless the server has said meanwhile where they are. */
  function putBack(moves: readonly Move[]): void {
    const { known } = view.current().state
    const back = moves.flatMap(({ candidate, to, order }): Placing[] => {
      const id = candidateId(candidate)
      const now = known.get(id)
      const isAsPut = now?.updatedAt === candidate.updatedAt && now.status === to && now.order === order
      return isAsPut ? [{ id, status: candidate.status, order: candidate.order }] : []
    })
    changeState((state) => withPlaced(state, back))
  }

  async function move(moves: readonly Move[], courtAuthorisation?: string): Promise<Moved[]> {
    const placings = moves.map(({ candidate, to, order }) => ({
      id: candidateId(candidate),
      status: to,
      order,
    }))
    changeState((state) => withPlaced(state, placings))
    const moved: Moved[] = []
    const sending = acts.then(() => send(moves, courtAuthorisation, moved))
    acts = sending.catch(() => undefined)
    try {
      await sending
    } catch (error) {
      const unanswered = moves.slice(moved.length)
      putBack(unanswered)
      if (moved.length === 0) throw error
      logWarning('Not everybody was moved', error)
      moved.push(...unanswered.map((each): Moved => ({ ...each, outcome: 'failed', movedBy: undefined })))
    }
    putBack(moved.filter(({ outcome }) => outcome !== 'done'))
    return moved
  }

  return {
    view,
    start: () => {
      begin()
      return () => {
        run += 1
        stop()
        stop = () => undefined
      }
    },
    more: (column) => {
      const { status, hasMore } = view.current().readings[column]
      if (status !== 'loading' && hasMore) void read(column)
    },
    retry: begin,
    recount: () => void countAll(),
    move,
  }
}
