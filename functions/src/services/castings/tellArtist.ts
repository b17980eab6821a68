import { withAnswerTime } from '@ribalta/domain/castings/answerRate'
import { type CandidateStatus, standingAfter } from '@ribalta/domain/castings/candidateStatus'
import { AGENCY, type Application } from '@ribalta/domain/schemas/castings/application'
import { type DocumentReference, type Firestore, Timestamp, type Transaction } from '../../admin/backend.ts'
import { queueNotice, toPerson } from '../notices/queue.ts'

/** What the artist's document says once it has followed the board; undefined where that is nothing new to them. */
export function followed(
  application: Application,
  candidate: CandidateStatus,
  at: Timestamp,
): Application | undefined {
  const status = standingAfter(application.status, candidate)
  if (status === undefined) return undefined
  const history = [...application.history, { status, at, by: AGENCY }]
  return withAnswerTime({ ...application, status, history, updatedAt: at })
}

/**
 * Has the artist's document follow where they stand on the board, after the transaction's last read, and tells them of an answer.
 * Says whether there was anything new.
 */
export function tellArtist(
  transaction: Transaction,
  db: Firestore,
  ref: DocumentReference,
  {
    application,
    status,
    now,
  }: {
    readonly application: Application
    readonly status: CandidateStatus
    readonly now: Date
  },
): boolean {
  const next = followed(application, status, Timestamp.fromDate(now))
  if (next === undefined) return false
  transaction.set(ref, next)
  const { castingId, artistId, castingTitle, roleTitle } = next
  if (next.status === 'selected' || next.status === 'declined') {
    const notice = { kind: next.status, casting: castingTitle, castingId, role: roleTitle }
    const id = `answer_${castingId}_${ref.id}`
    queueNotice(transaction, db, { id, notice, receiver: toPerson(artistId) }, now)
  }
  return true
}
