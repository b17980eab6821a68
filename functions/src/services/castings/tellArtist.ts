import { withAnswerTime } from '@ribalta/domain/castings/answerRate'
import { ANSWERS, type ApplicationStatus } from '@ribalta/domain/castings/applicationStatus'
import { standingAfter } from '@ribalta/domain/castings/candidateStatus'
import { AGENCY, type Application } from '@ribalta/domain/schemas/castings/application'
import type { Candidate } from '@ribalta/domain/schemas/castings/candidate'
import { type DocumentReference, type Firestore, Timestamp, type Transaction } from '../../admin/backend.ts'
import { queueNotice, toPerson } from '../notices/queue.ts'

/**
 * What the artist's document says once it has followed the board, with what was written to them; undefined where that is nothing new
 * to them.
 */
export function followed(
  application: Application,
  candidate: Pick<Candidate, 'status' | 'history'>,
  at: Timestamp,
): Application | undefined {
  const status = standingAfter(application.status, candidate.status)
  if (status === undefined) return undefined
  const message = candidate.history.at(-1)?.message
  const step = { status, at, by: AGENCY, ...(message === undefined ? {} : { message }) }
  return withAnswerTime({ ...application, status, history: [...application.history, step], updatedAt: at })
}

/**
 * Has the artist's document follow where they stand on the board, after the transaction's last read, and tells them of an answer and
 * of being taken up again. Says whether there was anything new.
 */
export function tellArtist(
  transaction: Transaction,
  db: Firestore,
  ref: DocumentReference,
  {
    application,
    candidate,
    now,
  }: {
    readonly application: Application
    readonly candidate: Candidate
    readonly now: Date
  },
): boolean {
  const next = followed(application, candidate, Timestamp.fromDate(now))
  if (next === undefined) return false
  transaction.set(ref, next)
  const kind = noticeKind(application.status, next.status)
  if (kind !== undefined) {
    const { castingId, artistId, castingTitle, roleTitle, history } = next
    const message = history.at(-1)?.message
    const notice = {
      kind,
      casting: castingTitle,
      castingId,
      role: roleTitle,
      ...(message === undefined ? {} : { message }),
    }
    // Answers are told again after a reopening, each by its place in the history.
    const id = `answer_${castingId}_${ref.id}_${String(history.length)}`
    queueNotice(transaction, db, { id, notice, receiver: toPerson(artistId) }, now)
  }
  return true
}

function noticeKind(
  before: ApplicationStatus,
  after: ApplicationStatus,
): (typeof ANSWERS)[number] | 'reopened' | undefined {
  if (before === 'declined' && after === 'inReview') return 'reopened'
  return ANSWERS.find((answer) => answer === after)
}
