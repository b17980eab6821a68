import type { Candidate } from '../../../data/board/candidates.ts'
import type { Entering } from './boardTools.ts'
import type { Move } from './sendActs.ts'

/** Whether anything would change by it: those who are in a column already may come along to be presented. */
export function isMove({ candidate, to, order }: Move): boolean {
  return candidate.status !== to || candidate.order !== order
}

/**
 * Who is asked for a test, or presented: whoever comes into the column, and whoever got there without that, as by an approved test.
 * Where that is nobody, all of them once more.
 */
export function entrants({ by, moves }: Entering): readonly Candidate[] {
  const isNew = ({ candidate, to }: Move): boolean =>
    candidate.status !== to || candidate[by === 'test' ? 'test' : 'proposal'] === undefined
  const lacking = moves.filter(isNew)
  return (lacking.length > 0 ? lacking : moves).map(({ candidate }) => candidate)
}
