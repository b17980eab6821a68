import { type CandidateStatus, isWaiting } from '@ribalta/domain/castings/candidateStatus'
import { type Instant, instantToDate } from '@ribalta/domain/instant'
import { type Candidate, candidateId } from '../../../data/board/candidates.ts'
import { COLUMN_IDS, type ColumnId, columnOf } from '../../../data/board/columns.ts'

export interface BoardColumnState {
  /** Everybody who was read, in the order in which they stand; the same list as long as nobody in it changed. */
  readonly candidates: readonly Candidate[]
  /** How many there are; undefined until they were counted. */
  readonly count: number | undefined
}

/** What is known of a board. */
export interface BoardState {
  readonly known: ReadonlyMap<string, Candidate>
  readonly columns: Readonly<Record<ColumnId, BoardColumnState>>
}

function eachColumn<T>(of: (column: ColumnId) => T): Record<ColumnId, T> {
  return {
    submitted: of('submitted'),
    shortlisted: of('shortlisted'),
    testing: of('testing'),
    proposed: of('proposed'),
    selected: of('selected'),
    declined: of('declined'),
  }
}

export const EMPTY_BOARD: BoardState = {
  known: new Map(),
  columns: eachColumn(() => ({ candidates: [], count: undefined })),
}

const timeOf = (at: Instant): number => instantToDate(at).getTime()

/** Places are compared as Firestore does. */
function inOrder(one: Candidate, other: Candidate): number {
  if (one.order !== other.order) return one.order < other.order ? -1 : 1
  return candidateId(one) < candidateId(other) ? -1 : 1
}

/** The board with these candidates as they are now; only columns that one of them is or was in are made anew. */
function withCandidates(
  { known, columns }: BoardState,
  changed: readonly Candidate[],
  counts: Partial<Record<ColumnId, number>> = {},
): BoardState {
  const next = new Map(known)
  const touched = new Set<ColumnId>()
  for (const candidate of changed) {
    const id = candidateId(candidate)
    const before = next.get(id)
    if (before !== undefined) touched.add(columnOf(before.status))
    touched.add(columnOf(candidate.status))
    next.set(id, candidate)
  }
  const all = [...next.values()]
  return {
    known: next,
    columns: eachColumn((column) => {
      const { candidates, count } = columns[column]
      const moved = counts[column] ?? 0
      if (!touched.has(column) && moved === 0) return columns[column]
      return {
        candidates: touched.has(column)
          ? all.filter(({ status }) => columnOf(status) === column).toSorted(inOrder)
          : candidates,
        count: count === undefined ? undefined : count + moved,
      }
    }),
  }
}

/** Those of which nothing newer is known. */
function newer({ known }: BoardState, candidates: readonly Candidate[]): Candidate[] {
  return candidates.filter((candidate) => {
    const before = known.get(candidateId(candidate))
    return before === undefined || timeOf(before.updatedAt) < timeOf(candidate.updatedAt)
  })
}

/** A page was read: who is new in it was counted with their column. */
export function withPage(board: BoardState, page: readonly Candidate[]): BoardState {
  return withCandidates(board, newer(board, page))
}

export function withCounts(board: BoardState, counts: Readonly<Record<ColumnId, number>>): BoardState {
  const columns = eachColumn((column) => ({ ...board.columns[column], count: counts[column] }))
  return { ...board, columns }
}

/** Where somebody stood at a moment, as their history says; undefined where they were not there yet. */
function statusAt({ history }: Candidate, moment: Instant): CandidateStatus | undefined {
  return history.findLast(({ at }) => timeOf(at) <= timeOf(moment))?.status
}

/**
 * Somebody was changed, by whomever: the counts move with them. Who was not read before stood, when the board was counted, where
 * they were at `since`; with `isFirst` they were counted where they are.
 */
export function withChanges(
  board: BoardState,
  changed: readonly Candidate[],
  { since, isFirst }: { readonly since: Instant; readonly isFirst: boolean },
): BoardState {
  const fresh = newer(board, changed)
  const counts: Partial<Record<ColumnId, number>> = {}
  for (const candidate of fresh) {
    const before = board.known.get(candidateId(candidate))
    if (before === undefined && isFirst) continue
    const was = before?.status ?? statusAt(candidate, since)
    count(counts, was, candidate.status)
  }
  return withCandidates(board, fresh, counts)
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
  return withCandidates(board, placed, counts)
}

/** How many there are in all; undefined until they were counted. */
export function totalOf({ columns }: BoardState): number | undefined {
  return COLUMN_IDS.reduce<number | undefined>((sum, column) => {
    const { count: here } = columns[column]
    return sum === undefined || here === undefined ? undefined : sum + here
  }, 0)
}
