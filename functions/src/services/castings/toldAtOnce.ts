import { withAnswerTime } from '@ribalta/domain/castings/answerRate'
import { canChangeApplicationStatus } from '@ribalta/domain/castings/applicationStatus'
import {
  AGENCY,
  type Application,
  applicationId,
  applicationSchema,
} from '@ribalta/domain/schemas/castings/application'
import type { Candidate } from '@ribalta/domain/schemas/castings/candidate'
import { type Backend, type DocumentSnapshot, Timestamp, type Transaction } from '../../admin/backend.ts'
import { readCandidate } from '../shared/clientDocuments.ts'
import { paths } from '../shared/paths.ts'

/** A candidate with the application that their artist reads. */
export interface Both {
  readonly candidate: Candidate
  readonly application: Application
}

/**
 * The application of somebody who reads at once where they stand, since the thing itself is there to be seen; the same where that is
 * nothing new to them. Why they were taken up again, where that was still to be told, is told with it.
 */
export function toldAtOnce(
  { candidate, application }: Both,
  status: 'testing' | 'presented',
  now: Date,
): Application {
  if (!canChangeApplicationStatus(application.status, status)) return application
  const at = Timestamp.fromDate(now)
  const message = candidate.history.at(-1)?.message
  const step = { status, at, by: AGENCY, ...(message === undefined ? {} : { message }) } as const
  return withAnswerTime({
    ...application,
    status,
    history: [...application.history, step],
    updatedAt: at,
  })
}

/** The same from what is stored; undefined where one of them is not there. */
export function bothOf(
  candidate: DocumentSnapshot | undefined,
  application: DocumentSnapshot | undefined,
): Both | undefined {
  const known = readCandidate(candidate)
  if (known === undefined || application?.exists !== true) return undefined
  return { candidate: known, application: applicationSchema.parse(application.data()) }
}

/** Writes a candidate with the application that their artist reads. */
export function writeBoth(
  transaction: Transaction,
  db: Backend['db'],
  { candidate, application }: Both,
): void {
  const id = applicationId(candidate.artistId, candidate.roleId)
  transaction.set(paths.candidate(db, candidate.castingId, id), candidate)
  transaction.set(paths.application(db, candidate.castingId, id), application)
}
