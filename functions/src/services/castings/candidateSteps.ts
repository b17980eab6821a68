import {
  type CandidateStatus,
  type ClosingAnswer,
  isAnswered,
  isDecision,
  isReopening,
  isWaiting,
  standingAfter,
} from '@ribalta/domain/castings/candidateStatus'
import { UNDO_MS } from '@ribalta/domain/notices/topics'
import { AGENCY, type Application } from '@ribalta/domain/schemas/castings/application'
import type { AnswerDraft, Candidate } from '@ribalta/domain/schemas/castings/candidate'
import { Timestamp } from '../../admin/backend.ts'

interface Step {
  readonly to: CandidateStatus
  readonly order: string
  /** Whoever of staff moves them. */
  readonly by: string
  readonly message: string | undefined
  readonly courtAuthorisation: string | undefined
  readonly now: Date
}

/** What an artist is written; undefined where there is nothing to add. */
export function wordsIn(message: string | undefined): string | undefined {
  return message === '' ? undefined : message
}

/**
 * What keeps a candidate where they are whatever the casting and the person: an answer that was told and is not reopened with a
 * message, and a message that nobody would read.
 */
export function hurdleOfAnswer(
  candidate: Candidate,
  application: Application,
  { to, message }: Pick<Step, 'to' | 'message'>,
): 'answered' | 'state' | undefined {
  if (isReopening(candidate, to)) return message === undefined ? 'answered' : undefined
  if (isAnswered(candidate)) return 'answered'
  if (message === undefined) return undefined
  if (!isDecision(to)) return 'state'
  // Back to the answer that they have read.
  if (application.status === to && message !== lastMessage(application)) return 'answered'
  return undefined
}

/** A candidate whom staff moved: their artist reads it a minute later, unless it is nothing new to them or was taken back. */
export function moved(
  candidate: Candidate,
  application: Application,
  { to, order, by, message, courtAuthorisation, now }: Step,
): Candidate {
  const text = message ?? keptMessage(candidate, application, to)
  return {
    ...stepped(candidate, { status: to, by: AGENCY, message: text, now }),
    order,
    movedBy: by,
    followAt: followAtOf(candidate, application, to, now),
    ...(courtAuthorisation === undefined ? {} : { courtAuthorisation }),
  }
}

/**
 * What stays written once an artist has read that it is not this time: back there what they read, and while they wait again, in
 * whichever column, why they were taken up.
 */
function keptMessage(
  { history }: Candidate,
  application: Application,
  to: CandidateStatus,
): string | undefined {
  if (application.status !== 'declined') return undefined
  if (to === 'declined') return lastMessage(application)
  return isWaiting(to) ? history.findLast(({ status }) => isWaiting(status))?.message : undefined
}

function followAtOf(
  { status, followAt }: Candidate,
  application: Application,
  to: CandidateStatus,
  now: Date,
): Candidate['followAt'] {
  const next = standingAfter(application.status, to)
  if (next === undefined) return null
  // Whoever goes on within the same standing does not wait anew.
  if (followAt !== null && standingAfter(application.status, status) === next) return followAt
  return afterUndo(now)
}

/** When what is done now is told. */
export function afterUndo(now: Date): Timestamp {
  return Timestamp.fromMillis(now.getTime() + UNDO_MS)
}

/** What is in the way of other words to a candidate who stays where they are. */
export function hurdleOfWords(
  candidate: Candidate,
  application: Application,
  message: string | undefined,
): 'answered' | 'state' | undefined {
  const { status, followAt } = candidate
  const isReopened = application.status === 'declined' && isWaiting(status)
  // Nobody is taken up again without a word.
  if (isReopened ? message === undefined : !isDecision(status)) return 'state'
  return followAt === null ? 'answered' : undefined
}

/** A candidate to whom something else is said with where they stand, before they read it: a minute later again. */
export function reworded(
  candidate: Candidate,
  { message, by, now }: Pick<Step, 'message' | 'by' | 'now'>,
): Candidate {
  const last = candidate.history.length - 1
  return {
    ...candidate,
    history: candidate.history.map((step, place) => (place === last ? said(step, message) : step)),
    movedBy: by,
    followAt: afterUndo(now),
    updatedAt: Timestamp.fromDate(now),
  }
}

function said<S extends { readonly message?: string | undefined }>(
  { message: _before, ...step }: S,
  message: string | undefined,
): Omit<S, 'message'> & { message?: string } {
  return message === undefined ? step : { ...step, message }
}

/** A candidate for whom an answer is held back, or none any more. */
export function drafted(
  { draft: _draft, ...candidate }: Candidate,
  draft: AnswerDraft | null,
  now: Date,
): Candidate {
  return { ...candidate, ...(draft === null ? {} : { draft }), updatedAt: Timestamp.fromDate(now) }
}

/** A candidate whose artist withdrew, which overtakes whatever they were about to read. */
export function withdrawn(candidate: Candidate, now: Date): Candidate {
  const { artistId } = candidate
  const step = { status: 'withdrawn', by: artistId, message: undefined, now } as const
  return { ...stepped(candidate, step), movedBy: artistId, followAt: null }
}

/**
 * A candidate to whom the end of the casting answers, which their artist reads at once. Whoever was taken up again and has not read
 * it yet has their answer already.
 */
export function answeredAtClosing(
  candidate: Candidate,
  application: Application | undefined,
  { to, message, by, now }: Pick<Step, 'message' | 'by' | 'now'> & { readonly to: ClosingAnswer },
): Candidate {
  const answer =
    application?.status === 'declined'
      ? ({ status: 'declined', message: lastMessage(application) } as const)
      : { status: to, message }
  return { ...stepped(candidate, { ...answer, by: AGENCY, now }), movedBy: by, followAt: null }
}

/** What the artist was written last. */
function lastMessage({ history }: Pick<Application, 'history'>): string | undefined {
  return history.at(-1)?.message
}

/** The court's leave goes with the selection that it was given for, and what was held back with where it was held. */
function stepped(
  { courtAuthorisation: _courtAuthorisation, draft: _draft, ...candidate }: Candidate,
  {
    status,
    by,
    message,
    now,
  }: {
    readonly status: CandidateStatus
    readonly by: string
    readonly message: string | undefined
    readonly now: Date
  },
): Candidate {
  const at = Timestamp.fromDate(now)
  const step = { status, at, by, ...(message === undefined ? {} : { message }) }
  return { ...candidate, status, updatedAt: at, history: [...candidate.history, step] }
}
