import { CANDIDATE_STATUS_LABELS, type CandidateStatus } from '@ribalta/domain/castings/candidateStatus'

/** Where staff put people, in their order. */
export const COLUMN_IDS = ['submitted', 'shortlisted', 'testing', 'proposed', 'selected', 'declined'] as const
export type ColumnId = (typeof COLUMN_IDS)[number]

/** Whoever withdrew or was never decided about stands among the last. */
const AMONG_DECLINED = ['declined', 'lapsed', 'withdrawn'] as const satisfies readonly CandidateStatus[]

export function columnOf(status: CandidateStatus): ColumnId {
  return status === 'lapsed' || status === 'withdrawn' ? 'declined' : status
}

/** In which states those of a column are. */
export function statusesOf(column: ColumnId): readonly CandidateStatus[] {
  return column === 'declined' ? AMONG_DECLINED : [column]
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
