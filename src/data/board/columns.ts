import { CANDIDATE_STATUS_LABELS, type CandidateStatus } from '@ribalta/domain/castings/candidateStatus'

/** Where staff put people, in their order. */
export const COLUMN_IDS = ['submitted', 'shortlisted', 'testing', 'proposed', 'selected', 'declined'] as const
export type ColumnId = (typeof COLUMN_IDS)[number]

/** Whoever withdrew stands among the last. */
export function columnOf(status: CandidateStatus): ColumnId {
  return status === 'withdrawn' ? 'declined' : status
}

export function columnTitle(column: ColumnId): string {
  return CANDIDATE_STATUS_LABELS[column]
}

/** Something of each column. */
export function eachColumn<T>(of: (column: ColumnId) => T): Record<ColumnId, T> {
  return {
    submitted: of('submitted'),
    shortlisted: of('shortlisted'),
    testing: of('testing'),
    proposed: of('proposed'),
    selected: of('selected'),
    declined: of('declined'),
  }
}
