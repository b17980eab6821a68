import type { Instant } from '@ribalta/domain/instant'
import type { Candidate } from '../../../data/board/candidates.ts'
import { COLUMN_IDS, type ColumnId, eachColumn } from '../../../data/board/columns.ts'
import type { BoardBeginning, BoardCounts, BoardOf } from '../../../data/board/queries.ts'
import type { Page } from '../../../lib/lists/pagedList.ts'
import { logWarning } from '../../../lib/log.ts'
import { createStore, type Store } from '../../../lib/store.ts'
import {
  type BoardState,
  EMPTY_BOARD,
  isUnsureOfDrafts,
  withChanges,
  withCounts,
  withLatest,
  withPage,
  withPut,
} from './boardState.ts'
import { type ActsSource, sendActs, type SentActs } from './sendActs.ts'

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
export interface BoardSource<Cursor> extends ActsSource {
  readonly readColumn: (
    board: BoardOf,
    column: ColumnId,
    after: Cursor | undefined,
  ) => Promise<Page<Candidate, Cursor>>
  readonly countBoard: (board: BoardOf, roleIds: readonly string[]) => Promise<BoardCounts>
  readonly countDrafts: (castingId: string) => Promise<number>
  readonly readBoardMoment: (castingId: string) => Promise<Instant>
  readonly watchBoard: (
    castingId: string,
    since: Instant,
    onChanged: (changed: Candidate[]) => void,
    onError: (error: unknown) => void,
  ) => Promise<() => void>
}

/** A board and, of it, the roles of which one is to know how many are approved. */
export interface BoardToOpen extends BoardOf {
  readonly roleIds: readonly string[]
}

export interface Board extends SentActs {
  readonly view: Store<BoardView>
  /** Begins to read and to follow; gives back how to stop. */
  readonly start: () => () => void
  readonly more: (column: ColumnId) => void
  /** Begins anew after the following has ended. */
  readonly retry: () => void
  /** Counts anew: for whoever comes back to the tab. */
  readonly recount: () => void
}

const READINGS = eachColumn<Reading>(() => ({ status: 'loading', hasStarted: false, hasMore: true }))

/**
 * Opens a casting's board: what was read of it, what others change meanwhile, and one's own moves. `takeBeginning` gives reads
 * that are under way already, in the place of the first ones.
 */
export function openBoard<Cursor>(
  of: BoardToOpen,
  source: BoardSource<Cursor>,
  takeBeginning: () => BoardBeginning<Cursor> | undefined = () => undefined,
): Board {
  const view = createStore<BoardView>({ state: EMPTY_BOARD, readings: READINGS, live: 'opening' })
  const cursors = new Map<ColumnId, Cursor | undefined>()
  let stop = (): void => undefined
  let run = 0
  /** Drafts are counted anew at most once at a time, and once more where somebody asked meanwhile. */
  let countingDrafts: 'not' | 'once' | 'again' = 'not'

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

  async function read(column: ColumnId, begun?: Promise<Page<Candidate, Cursor>>): Promise<void> {
    const own = run
    setReading(column, { status: 'loading' })
    try {
      const { items, next } = await (begun ?? source.readColumn(of, column, cursors.get(column)))
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
      const counts = await source.countBoard(of, of.roleIds)
      if (own === run) changeState((state) => withCounts(state, counts))
    } catch (error) {
      logWarning('A board could not be counted', error)
    }
  }

  async function countDrafts(): Promise<void> {
    const isCounting = countingDrafts !== 'not'
    countingDrafts = isCounting ? 'again' : 'once'
    if (isCounting) return
    const own = run
    try {
      const drafts = await source.countDrafts(of.castingId)
      if (own === run) changeState((state) => ({ ...state, drafts }))
    } catch (error) {
      logWarning('Drafts could not be counted', error)
    }
    const isAsked = countingDrafts === 'again'
    countingDrafts = 'not'
    if (isAsked) void countDrafts()
  }

  async function follow(moment: Promise<Instant> | undefined): Promise<void> {
    const own = run
    const fail = (error: unknown): void => {
      if (own !== run) return
      logWarning('A board is no longer followed', error)
      if (view.current().live === 'opening') void countAll()
      change({ live: 'failed' })
    }
    try {
      const since = await (moment ?? source.readBoardMoment(of.castingId))
      if (own !== run) return
      let isFirst = true
      const unfollow = await source.watchBoard(
        of.castingId,
        since,
        (changed) => {
          if (own !== run) return
          const here = changed.filter(({ roleId }) => of.roleId === undefined || roleId === of.roleId)
          if (!isFirst && isUnsureOfDrafts(view.current().state, changed)) void countDrafts()
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
    const beginning = takeBeginning()
    for (const column of COLUMN_IDS) void read(column, beginning?.columns[column])
    void follow(beginning?.moment)
  }

  const acts = sendActs(
    {
      castingId: of.castingId,
      known: () => view.current().state.known,
      put: (candidates) => {
        changeState((state) => withPut(state, candidates))
      },
    },
    source,
  )

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
    ...acts,
  }
}
