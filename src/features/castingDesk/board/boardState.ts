import type { CandidateStatus } from '@ribalta/domain/castings/candidateStatus'
import { type Instant, instantToDate } from '@ribalta/domain/instant'
import { type Candidate, candidateId } from '../../../data/board/candidates.ts'
import { COLUMN_IDS, type ColumnId, columnOf, eachColumn } from '../../../data/board/columns.ts'
import type { BoardCounts } from '../../../data/board/queries.ts'

export interface BoardColumnState {
  /**
   * Everybody as far as the column was read, and whom one has put behind that oneself, in the order in which they stand; the same list
   * as long as nobody in it changed.
   */
  readonly candidates: readonly Candidate[]
  /** The place up to which it was read; null once there is nobody behind. */
  readonly end: string | null
  /** How many there are; undefined until they were counted. */
  readonly count: number | undefined
}

/** What is known of a board. */
export interface BoardState {
  readonly known: ReadonlyMap<string, Candidate>
  /** Whom one has put somewhere oneself. */
  readonly placed: ReadonlySet<string>
  readonly columns: Readonly<Record<ColumnId, BoardColumnState>>
  /** How many are approved, by role, of those roles that were counted. */
  readonly approved: ReadonlyMap<string, number>
  /** How many answers of the casting are written and not sent; undefined until they were counted. */
  readonly drafts: number | undefined
}

export const EMPTY_BOARD: BoardState = {
  known: new Map(),
  placed: new Set(),
  columns: eachColumn(() => ({ candidates: [], end: '', count: undefined })),
  approved: new Map(),
  drafts: undefined,
}

const timeOf = (at: Instant): number => instantToDate(at).getTime()

/** Places are compared as Firestore does. */
function inOrder(one: Candidate, other: Candidate): number {
  if (one.order !== other.order) return one.order < other.order ? -1 : 1
  return candidateId(one) < candidateId(other) ? -1 : 1
}

/** By how much a change moves what was counted. */
interface Tally {
  readonly columns: Partial<Record<ColumnId, number>>
  readonly approved: Map<string, number>
  drafts: number
}

/** Somebody stands elsewhere, or has a draft less or more. */
function count(tally: Tally, from: Pick<Candidate, 'status' | 'draft'> | undefined, to: Candidate): void {
  const [was, is] = [from === undefined ? undefined : columnOf(from.status), columnOf(to.status)]
  const move = (column: ColumnId, by: number): void => {
    tally.columns[column] = (tally.columns[column] ?? 0) + by
    if (column === 'selected') tally.approved.set(to.roleId, (tally.approved.get(to.roleId) ?? 0) + by)
  }
  if (was !== is) {
    if (was !== undefined) move(was, -1)
    move(is, 1)
  }
  tally.drafts += Number(to.draft !== undefined) - Number(from?.draft !== undefined)
}

const noTally = (): Tally => ({ columns: {}, approved: new Map(), drafts: 0 })

interface Changes {
  readonly tally?: Tally
  /** A column that was read further. */
  readonly read?: { readonly column: ColumnId; readonly end: string | null }
}

/** The board with these candidates as they are now; only columns that one of them is or was in are made anew. */
function withCandidates(
  board: BoardState,
  changed: readonly Candidate[],
  { tally = noTally(), read }: Changes = {},
): BoardState {
  const known = new Map(board.known)
  const touched = new Set<ColumnId>(read === undefined ? [] : [read.column])
  for (const candidate of changed) {
    const id = candidateId(candidate)
    const before = known.get(id)
    if (before !== undefined) touched.add(columnOf(before.status))
    touched.add(columnOf(candidate.status))
    known.set(id, candidate)
  }
  const all = [...known.values()]
  const columns = eachColumn((column) => {
    const before = board.columns[column]
    const moved = tally.columns[column] ?? 0
    if (!touched.has(column) && moved === 0) return before
    const end = read?.column === column ? read.end : before.end
    const isShown = (each: Candidate): boolean =>
      columnOf(each.status) === column &&
      (end === null || each.order <= end || board.placed.has(candidateId(each)))
    return {
      candidates: touched.has(column) ? all.filter(isShown).toSorted(inOrder) : before.candidates,
      end,
      count: before.count === undefined ? undefined : before.count + moved,
    }
  })
  const approved = new Map(
    [...board.approved].map(([roleId, before]) => [roleId, before + (tally.approved.get(roleId) ?? 0)]),
  )
  const drafts = board.drafts === undefined ? undefined : board.drafts + tally.drafts
  return { ...board, known, columns, approved, drafts }
}

/** Those of which nothing newer is known. */
function newer({ known }: BoardState, candidates: readonly Candidate[]): Candidate[] {
  return candidates.filter((candidate) => {
    const before = known.get(candidateId(candidate))
    return before === undefined || timeOf(before.updatedAt) < timeOf(candidate.updatedAt)
  })
}

/** A page of a column was read, up to `end`: who is new in it was counted with their column. */
export function withPage(
  board: BoardState,
  column: ColumnId,
  page: readonly Candidate[],
  end: string | null,
): BoardState {
  return withCandidates(board, newer(board, page), { read: { column, end } })
}

export function withCounts(board: BoardState, { columns, ...counts }: BoardCounts): BoardState {
  const counted = eachColumn((column) => ({ ...board.columns[column], count: columns[column] }))
  return { ...board, columns: counted, ...counts }
}

/** Where somebody stood at a moment, as their history says; undefined where they were not there yet. */
function statusAt({ history }: Candidate, moment: Instant): CandidateStatus | undefined {
  return history.findLast(({ at }) => timeOf(at) <= timeOf(moment))?.status
}

/** Who was changed right before the board was counted, as they are since. */
export function withLatest(board: BoardState, changed: readonly Candidate[]): BoardState {
  return withCandidates(board, newer(board, changed))
}

/**
 * Somebody was changed, by whomever: the counts move with them. Who was not read before stood, when the board was counted, where they were
 * at `since`; whether they had a draft then nobody knows ({@link isUnsureOfDrafts}).
 */
export function withChanges(board: BoardState, changed: readonly Candidate[], since: Instant): BoardState {
  const fresh = newer(board, changed)
  const tally = noTally()
  for (const candidate of fresh) {
    const before = board.known.get(candidateId(candidate))
    const status = statusAt(candidate, since)
    const { draft } = candidate
    count(tally, before ?? (status && { status, draft }), candidate)
  }
  return withCandidates(board, fresh, { tally })
}

/** Whether drafts are to be counted anew after a change, since somebody changed of whom it is not known whether they had one. */
export function isUnsureOfDrafts({ known, drafts = 0 }: BoardState, changed: readonly Candidate[]): boolean {
  return changed.some((each) => !known.has(candidateId(each)) && (drafts > 0 || each.draft !== undefined))
}

/** People are otherwise on the screen before the server has said so; whoever is not known stays out. */
export function withPut(board: BoardState, put: readonly Candidate[]): BoardState {
  const tally = noTally()
  const moved: string[] = []
  const here = put.filter((candidate) => {
    const id = candidateId(candidate)
    const before = board.known.get(id)
    if (before === undefined) return false
    count(tally, before, candidate)
    if (before.status !== candidate.status || before.order !== candidate.order) moved.push(id)
    return true
  })
  return withCandidates({ ...board, placed: new Set([...board.placed, ...moved]) }, here, { tally })
}

/** How many there are in all; undefined until they were counted. */
export function totalOf({ columns }: BoardState): number | undefined {
  return COLUMN_IDS.reduce<number | undefined>((sum, column) => {
    const { count: here } = columns[column]
    return sum === undefined || here === undefined ? undefined : sum + here
  }, 0)
}
