import { CANDIDATE_STATUS_LABELS, type CandidateStatus } from '@ribalta/domain/castings/candidateStatus'

/** Where staff put people; whoever withdrew stands among the last. */
export const COLUMN_IDS = ['submitted', 'shortlisted', 'testing', 'proposed', 'selected', 'declined'] as const
export type ColumnId = (typeof COLUMN_IDS)[number]

export function columnOf(status: CandidateStatus): ColumnId {
  return status === 'withdrawn' ? 'declined' : status
}

export function columnTitle(column: ColumnId): string {
  return CANDIDATE_STATUS_LABELS[column]
}
