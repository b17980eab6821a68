/** Where an application stands as its artist reads it; the board that staff see is castings/candidateStatus.ts. */
export const APPLICATION_STATUSES = [
  'submitted',
  'inReview',
  'testing',
  'presented',
  'selected',
  'declined',
  'lapsed',
  'withdrawn',
] as const
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number]

/**
 * The arrows of docs/data.md, "States": never a step backwards, out of it by the artist's own withdrawal, and on from "not this time"
 * only where the agency reopens it with a message.
 */
const NEXT: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  submitted: ['inReview', 'testing', 'presented', 'selected', 'declined', 'lapsed', 'withdrawn'],
  inReview: ['testing', 'presented', 'selected', 'declined', 'lapsed', 'withdrawn'],
  testing: ['presented', 'selected', 'declined', 'lapsed', 'withdrawn'],
  presented: ['selected', 'declined', 'lapsed', 'withdrawn'],
  selected: [],
  declined: ['inReview', 'testing', 'presented', 'selected'],
  lapsed: [],
  withdrawn: [],
}

export function canChangeApplicationStatus(from: ApplicationStatus, to: ApplicationStatus): boolean {
  return NEXT[from].includes(to)
}

/** The states in which an artist still waits for an answer. */
export const UNANSWERED_STATUSES = APPLICATION_STATUSES.filter((status) => NEXT[status].includes('withdrawn'))

/** What an artist may be answered. */
export const ANSWERS = ['selected', 'declined', 'lapsed'] as const satisfies readonly ApplicationStatus[]

export const APPLICATION_STATUS_LABELS: Readonly<Record<ApplicationStatus, string>> = {
  submitted: 'Recebida',
  inReview: 'Em análise',
  testing: 'Teste pedido',
  presented: 'Apresentado ao cliente',
  selected: 'Aprovado',
  declined: 'Não foi desta vez',
  lapsed: 'Encerrado sem retorno do cliente',
  withdrawn: 'Inscrição retirada',
}
