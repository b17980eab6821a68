export const APPLICATION_STATUSES = [
  'submitted',
  'shortlisted',
  'testing',
  'proposed',
  'selected',
  'declined',
  'withdrawn',
] as const
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number]

/** The arrows of docs/data.md, "States": along the board, out of it by a no, or by the artist's own withdrawal. */
const NEXT: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  submitted: ['shortlisted', 'declined', 'withdrawn'],
  shortlisted: ['testing', 'declined', 'withdrawn'],
  testing: ['proposed', 'declined', 'withdrawn'],
  proposed: ['selected', 'declined', 'withdrawn'],
  selected: [],
  declined: [],
  withdrawn: [],
}

export function canChangeApplicationStatus(from: ApplicationStatus, to: ApplicationStatus): boolean {
  return NEXT[from].includes(to)
}

/** Where the agency may take an application next; withdrawing is the artist's own. */
export function nextApplicationStatuses(from: ApplicationStatus): readonly ApplicationStatus[] {
  return NEXT[from].filter((status) => status !== 'withdrawn')
}

/** The states in which an artist still waits for an answer. */
export const UNANSWERED_STATUSES = APPLICATION_STATUSES.filter((status) => NEXT[status].length > 0)

export const APPLICATION_STATUS_LABELS: Readonly<Record<ApplicationStatus, string>> = {
  submitted: 'Inscrição enviada',
  shortlisted: 'Pré-seleção',
  testing: 'Teste',
  proposed: 'Na proposta',
  selected: 'Aprovado',
  declined: 'Não desta vez',
  withdrawn: 'Inscrição retirada',
}
