import type { CandidateStatus } from '@ribalta/domain/castings/candidateStatus'
import { orderAt } from '@ribalta/domain/listOrder'
import { type Candidate, candidateId } from '../../../data/board/candidates.ts'
import { type ColumnId, columnOf } from '../../../data/board/columns.ts'
import { orderBetween } from '../../../lib/lists/listOrder.ts'
import type { BoardState } from './boardState.ts'
import type { Move } from './sendActs.ts'

/** Keys one behind the other between two places. */
function keysBetween(before: string | undefined, after: string | undefined, count: number): string[] {
  const keys: string[] = []
  for (let turn = 0; turn < count; turn += 1) keys.push(orderBetween(keys.at(-1) ?? before, after))
  return keys
}

function toMoves(candidates: readonly Candidate[], to: CandidateStatus, keys: readonly string[]): Move[] {
  return candidates.flatMap((candidate, index) => {
    const order = keys[index]
    return order === undefined ? [] : [{ candidate, to, order }]
  })
}

/** People of the board by their ids, in the order in which they stand. */
export function candidatesOf({ known }: BoardState, ids: Iterable<string>): Candidate[] {
  return [...ids].flatMap((id) => known.get(id) ?? []).toSorted((a, b) => (a.order < b.order ? -1 : 1))
}

/**
 * To the end of a column. Of one that was not read to its end the last one is not known: they come behind everybody who came before
 * this moment.
 */
export function movesToEnd(
  state: BoardState,
  candidates: readonly Candidate[],
  { column, isWhole, now }: { readonly column: ColumnId; readonly isWhole: boolean; readonly now: number },
): Move[] {
  const moved = new Set(candidates.map(candidateId))
  const last = isWhole
    ? state.columns[column].candidates.findLast((each) => !moved.has(candidateId(each)))?.order
    : undefined
  return toMoves(candidates, column, keysBetween(last ?? orderAt(now), undefined, candidates.length))
}

/** Right before somebody, in whose column they come. */
export function movesBefore(state: BoardState, candidates: readonly Candidate[], target: Candidate): Move[] {
  const moved = new Set(candidates.map(candidateId))
  const column = columnOf(target.status)
  const others = state.columns[column].candidates.filter((each) => !moved.has(candidateId(each)))
  const at = others.findIndex((each) => candidateId(each) === candidateId(target))
  if (at < 0) return []
  return toMoves(candidates, column, keysBetween(others[at - 1]?.order, target.order, candidates.length))
}

/** One place up or down in its column; none at its end. */
export function movesByStep(state: BoardState, candidate: Candidate, by: -1 | 1): Move[] {
  const { candidates } = state.columns[columnOf(candidate.status)]
  const others = candidates.filter((each) => each !== candidate)
  const to = candidates.indexOf(candidate) + by
  if (to < 0 || to > others.length) return []
  const order = orderBetween(others[to - 1]?.order, others[to]?.order)
  return [{ candidate, to: candidate.status, order }]
}
