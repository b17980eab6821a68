/** Where an application stands as its artist reads it; the board that staff see is castings/candidateStatus.ts. */
export const APPLICATION_STATUSES = ['submitted', 'inReview', 'selected', 'declined', 'withdrawn'] as const
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number]

/** The arrows of docs/data.md, "States": never a step backwards, and out of it by the artist's own withdrawal. */
const NEXT: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  submitted: ['inReview', 'selected', 'declined', 'withdrawn'],
  inReview: ['selected', 'declined', 'withdrawn'],
  selected: [],
  declined: [],
  withdrawn: [],
}

export function canChangeApplicationStatus(from: ApplicationStatus, to: ApplicationStatus): boolean {
  return NEXT[from].includes(to)
}

/** The states in which an artist still waits for an answer. */
export const UNANSWERED_STATUSES = APPLICATION_STATUSES.filter((status) => NEXT[status].length > 0)

export const APPLICATION_STATUS_LABELS: Readonly<Record<ApplicationStatus, string>> = {
  submitted: 'Recebida',
  inReview: 'Em análise',
  selected: 'Aprovado',
  declined: 'Não foi desta vez',
  withdrawn: 'Inscrição retirada',
}
