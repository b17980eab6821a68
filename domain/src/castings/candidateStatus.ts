import { type ApplicationStatus, canChangeApplicationStatus } from './applicationStatus.ts'

/** Where somebody stands on a casting's board, which only staff see; what they read themselves is {@link ApplicationStatus}. */
export const CANDIDATE_STATUSES = [
  'submitted',
  'shortlisted',
  'testing',
  'proposed',
  'selected',
  'declined',
  'lapsed',
  'withdrawn',
] as const
export type CandidateStatus = (typeof CANDIDATE_STATUSES)[number]

/** In these somebody waits for an answer, and staff lead them back and forth. */
export const WAITING_STATUSES = [
  'submitted',
  'shortlisted',
  'testing',
  'proposed',
] as const satisfies readonly CandidateStatus[]

/** What staff decide of one candidate. */
export const DECISIONS = ['selected', 'declined'] as const satisfies readonly CandidateStatus[]
export type Decision = (typeof DECISIONS)[number]

/** What the end of a casting answers to whoever still waits. */
export const CLOSING_ANSWERS = ['declined', 'lapsed'] as const satisfies readonly CandidateStatus[]
export type ClosingAnswer = (typeof CLOSING_ANSWERS)[number]

const FROM_WAITING = [...WAITING_STATUSES, 'selected', 'declined', 'lapsed', 'withdrawn'] as const

/**
 * The arrows of docs/data.md, "States": anywhere along the board until there is an answer, and from an answer back only until it
 * was told ({@link isAnswered}), unless it is reopened ({@link isReopening}). Withdrawing is the artist's own, and `lapsed` what only
 * the end of a casting answers.
 */
const NEXT: Readonly<Record<CandidateStatus, readonly CandidateStatus[]>> = {
  submitted: FROM_WAITING,
  shortlisted: FROM_WAITING,
  testing: FROM_WAITING,
  proposed: FROM_WAITING,
  selected: [...WAITING_STATUSES, 'declined', 'withdrawn'],
  declined: [...WAITING_STATUSES, 'selected', 'withdrawn'],
  lapsed: [],
  withdrawn: [],
}

/** Whether the arrow is there; from an answer only as long as {@link isAnswered} says no. */
export function canMoveCandidate(from: CandidateStatus, to: CandidateStatus): boolean {
  return from !== to && NEXT[from].includes(to)
}

export function isWaiting(status: CandidateStatus): boolean {
  return WAITING_STATUSES.some((each) => each === status)
}

/** Whether the artist has their answer, after which nobody moves them. `followAt` is when they are to read it, if they have not yet. */
export function isAnswered({
  status,
  followAt,
}: {
  readonly status: CandidateStatus
  readonly followAt: object | null
}): boolean {
  return !isWaiting(status) && followAt === null
}

/** Whether the move takes up again somebody who has read that it is not this time, which needs a message to them. */
export function isReopening(
  candidate: { readonly status: CandidateStatus; readonly followAt: object | null },
  to: CandidateStatus,
): boolean {
  return candidate.status === 'declined' && isAnswered(candidate) && isWaiting(to)
}

/** Whether a move there may bring a message to the artist. */
export function isDecision(status: CandidateStatus): status is Decision {
  return DECISIONS.some((each) => each === status)
}

/** What the artist reads of each. A test or a presentation is told by what is asked of them, not by the column. */
const STANDING: Readonly<Record<CandidateStatus, ApplicationStatus>> = {
  submitted: 'submitted',
  shortlisted: 'inReview',
  testing: 'inReview',
  proposed: 'inReview',
  selected: 'selected',
  declined: 'declined',
  lapsed: 'lapsed',
  withdrawn: 'withdrawn',
}

/** What an artist who reads `current` is to read of where they stand; undefined where that is nothing new or a step backwards. */
export function standingAfter(
  current: ApplicationStatus,
  candidate: CandidateStatus,
): ApplicationStatus | undefined {
  // Whoever is taken up again is looked at, in whichever column.
  const next = current === 'declined' && isWaiting(candidate) ? 'inReview' : STANDING[candidate]
  return canChangeApplicationStatus(current, next) ? next : undefined
}

/** What an artist has read of a way along the board: each step that was something new to them. */
export function toldOf<Step extends { readonly status: CandidateStatus }>(
  way: readonly Step[],
): (Omit<Step, 'status'> & { status: ApplicationStatus })[] {
  const told: (Omit<Step, 'status'> & { status: ApplicationStatus })[] = []
  for (const step of way) {
    const last = told.at(-1)
    const status = last === undefined ? STANDING[step.status] : standingAfter(last.status, step.status)
    if (status !== undefined) told.push({ ...step, status })
  }
  return told
}

/** What the columns of the board are called, and where else staff read it. */
export const CANDIDATE_STATUS_LABELS: Readonly<Record<CandidateStatus, string>> = {
  submitted: 'Inscritos',
  shortlisted: 'Pré-selecionados',
  testing: 'Em teste',
  proposed: 'Apresentados',
  selected: 'Aprovados',
  declined: 'Não aprovados',
  lapsed: 'Encerrado sem retorno do cliente',
  withdrawn: 'Inscrição retirada',
}
