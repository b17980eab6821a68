import { type CandidateStatus, isWaiting } from '@ribalta/domain/castings/candidateStatus'
import { type Instant, instantToDate } from '@ribalta/domain/instant'
import { type Candidate, candidateId } from '../../../data/board/candidates.ts'
import { COLUMN_IDS, type ColumnId, columnOf, eachColumn } from '../../../data/board/columns.ts'

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
}

export const EMPTY_BOARD: BoardState = {
  known: new Map(),
  placed: new Set(),
  columns: eachColumn(() => ({ candidates: [], end: '', count: undefined })),
}

const timeOf = (at: Instant): number => instantToDate(at).getTime()

/** Places are compared as Firestore does. */
function inOrder(one: Candidate, other: Candidate): number {
  if (one.order !== other.order) return one.order < other.order ? -1 : 1
  return candidateId(one) < candidateId(other) ? -1 : 1
}

interface Changes {
  readonly counts?: Partial<Record<ColumnId, number>>
  /** A column that was read further. */
  readonly read?: { readonly column: ColumnId; readonly end: string | null }
}

/** The board with these candidates as they are now; only columns that one of them is or was in are made anew. */
function withCandidates(
  board: BoardState,
  changed: readonly Candidate[],
  { counts = {}, read }: Changes = {},
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
    const moved = counts[column] ?? 0
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
  return { ...board, known, columns }
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

export function withCounts(board: BoardState, counts: Readonly<Record<ColumnId, number>>): BoardState {
  const columns = eachColumn((column) => ({ ...board.columns[column], count: counts[column] }))
  return { ...board, columns }
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
 * at `since`.
 */
export function withChanges(board: BoardState, changed: readonly Candidate[], since: Instant): BoardState {
  const fresh = newer(board, changed)
  const counts: Partial<Record<ColumnId, number>> = {}
  for (const candidate of fresh) {
    const before = board.known.get(candidateId(candidate))
    count(counts, before?.status ?? statusAt(candidate, since), candidate.status)
  }
  return withCandidates(board, fresh, { counts })
}

function count(
  counts: Partial<Record<ColumnId, number>>,
  from: CandidateStatus | undefined,
  to: CandidateStatus,
): void {
  const [was, is] = [from === undefined ? undefined : columnOf(from), columnOf(to)]
  if (was === is) return
  if (was !== undefined) counts[was] = (counts[was] ?? 0) - 1
  counts[is] = (counts[is] ?? 0) + 1
}

/** Where somebody is put. */
export interface Placing {
  readonly id: string
  readonly status: CandidateStatus
  readonly order: string
}

/** People stand elsewhere on the screen before the server has said so; whoever is not known stays out. */
export function withPlaced(board: BoardState, placings: readonly Placing[]): BoardState {
  const counts: Partial<Record<ColumnId, number>> = {}
  const placed = placings.flatMap(({ id, status, order }) => {
    const before = board.known.get(id)
    if (before === undefined) return []
    count(counts, before.status, status)
    // An answer is told later: until then it can be taken back.
    const followAt = isWaiting(status) ? before.followAt : (before.followAt ?? before.updatedAt)
    return [{ ...before, status, order, followAt }]
  })
  const ids = new Set([...board.placed, ...placed.map(candidateId)])
  return withCandidates({ ...board, placed: ids }, placed, { counts })
}

/** How many there are in all; undefined until they were counted. */
export function totalOf({ columns }: BoardState): number | undefined {
  return COLUMN_IDS.reduce<number | undefined>((sum, column) => {
    const { count: here } = columns[column]
    return sum === undefined || here === undefined ? undefined : sum + here
  }, 0)
}
