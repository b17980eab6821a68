import { type CandidateStatus, standingAfter } from '@ribalta/domain/castings/candidateStatus'
import { UNDO_MS } from '@ribalta/domain/notices/topics'
import { AGENCY, type Application } from '@ribalta/domain/schemas/castings/application'
import type { Candidate } from '@ribalta/domain/schemas/castings/candidate'
import { Timestamp } from '../../admin/backend.ts'

interface Step {
  readonly to: CandidateStatus
  readonly order: string
  /** Whoever of staff moves them. */
  readonly by: string
  readonly courtAuthorisation: string | undefined
  readonly now: Date
}

/** A candidate whom staff moved: their artist reads it a minute later, unless it is nothing new to them or was taken back. */
export function moved(
  candidate: Candidate,
  application: Application,
  { to, order, by, courtAuthorisation, now }: Step,
): Candidate {
  return {
    ...stepped(candidate, to, AGENCY, now),
    order,
    movedBy: by,
    followAt: followAtOf(candidate, application, to, now),
    ...(courtAuthorisation === undefined ? {} : { courtAuthorisation }),
  }
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
  return Timestamp.fromMillis(now.getTime() + UNDO_MS)
}

/** A candidate whose artist withdrew, which overtakes whatever they were about to read. */
export function withdrawn(candidate: Candidate, now: Date): Candidate {
  const { artistId } = candidate
  return { ...stepped(candidate, 'withdrawn', artistId, now), movedBy: artistId, followAt: null }
}

/** A candidate to whom the end of the casting answers, which their artist reads at once. */
export function declinedAtClosing(candidate: Candidate, by: string, now: Date): Candidate {
  return { ...stepped(candidate, 'declined', AGENCY, now), movedBy: by, followAt: null }
}

/** The court's leave goes with the selection that it was given for. */
function stepped(
  { courtAuthorisation: _courtAuthorisation, ...candidate }: Candidate,
  status: CandidateStatus,
  by: string,
  now: Date,
): Candidate {
  const at = Timestamp.fromDate(now)
  return { ...candidate, status, updatedAt: at, history: [...candidate.history, { status, at, by }] }
}
