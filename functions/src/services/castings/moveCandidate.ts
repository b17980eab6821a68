import { type CandidateStatus, canMoveCandidate, isAnswered } from '@ribalta/domain/castings/candidateStatus'
import { mayLeaveCandidates } from '@ribalta/domain/castings/castingStatus'
import type { MoveOutcome } from '@ribalta/domain/castings/moves'
import { type Grant, isDirector, isStaff } from '@ribalta/domain/account/grants'
import { isMinor } from '@ribalta/domain/people/birthDate'
import { applicationId, applicationSchema } from '@ribalta/domain/schemas/castings/application'
import { type Candidate, candidateSchema } from '@ribalta/domain/schemas/castings/candidate'
import { type Casting, castingSchema } from '@ribalta/domain/schemas/castings/casting'
import type { CandidateMove } from '@ribalta/domain/schemas/castings/stateChange'
import { type Profile, profileSchema } from '@ribalta/domain/schemas/people/profile'
import { HttpsError } from 'firebase-functions/https'
import { type Backend, Timestamp, type Transaction } from '../../admin/backend.ts'
import { readGrants } from '../account/grants.ts'
import { writeAudit } from '../shared/audit.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { paths } from '../shared/paths.ts'
import { moved } from './candidateSteps.ts'

/** A move of one candidate. */
export interface Move extends Omit<CandidateMove, 'from'> {
  readonly castingId: string
  /** Where the caller saw them; undefined where that does not matter. */
  readonly from: CandidateStatus | undefined
  /** The place behind everybody, for a move that names none. */
  readonly lastOrder: string
  readonly courtAuthorisation: string | undefined
}

export interface Moved {
  readonly outcome: Exclude<MoveOutcome, 'failed'>
  /** Where they stand now, and who moved them there; undefined where that was not looked at. */
  readonly status?: CandidateStatus
  readonly movedBy?: string
}

/**
 * Moves one candidate on a casting's board, for staff, with a line in the audit log. Their artist's document follows later
 * (follow.ts). Throws `permission-denied` for anybody but staff; what else is in the way is the outcome.
 */
export function moveCandidate(
  { db }: Pick<Backend, 'db'>,
  move: Move,
  caller: SignedInCaller,
  now: Date,
): Promise<Moved> {
  return db.runTransaction((transaction) => moveIn(transaction, db, move, { caller, now }))
}

async function moveIn(
  transaction: Transaction,
  db: Backend['db'],
  move: Move,
  { caller, now }: { readonly caller: SignedInCaller; readonly now: Date },
): Promise<Moved> {
  const { castingId, artistId, roleId, to } = move
  const grants = await readGrants({ db }, caller, (profile) => transaction.get(profile))
  if (!isStaff({ grants })) throw new HttpsError('permission-denied', 'Você não pode mudar esta inscrição.')
  if (caller.uid === artistId) return { outcome: 'self' }
  const id = applicationId(artistId, roleId)
  const ref = paths.candidate(db, castingId, id)
  const [candidateDoc, applicationDoc, profileDoc, castingDoc] = await transaction.getAll(
    ref,
    paths.application(db, castingId, id),
    paths.profile(db, artistId),
    paths.casting(db, castingId),
  )
  if (
    candidateDoc?.exists !== true ||
    applicationDoc?.exists !== true ||
    profileDoc?.exists !== true ||
    castingDoc?.exists !== true
  ) {
    return { outcome: 'gone' }
  }
  const candidate = candidateSchema.parse(candidateDoc.data())
  const { status, movedBy } = candidate
  const at = Timestamp.fromDate(now)
  if (status === to) {
    if (move.order !== undefined && move.order !== candidate.order) {
      transaction.update(ref, { order: move.order, updatedAt: at })
    }
    return { outcome: 'done', status, movedBy }
  }
  const profile = profileSchema.parse(profileDoc.data())
  const casting = castingSchema.parse(castingDoc.data())
  const hurdle = hurdleOf(move, { candidate, casting, profile, grants, now })
  if (hurdle !== undefined) return { outcome: hurdle, status, movedBy }

  const application = applicationSchema.parse(applicationDoc.data())
  const needsLeave = to === 'selected' && isMinor(profile.birthDate, now)
  const next = moved(candidate, application, {
    to,
    order: move.order ?? move.lastOrder,
    by: caller.uid,
    courtAuthorisation: needsLeave ? move.courtAuthorisation : undefined,
    now,
  })
  transaction.set(ref, next)
  const detail = { castingId, roleId, before: status, after: to }
  writeAudit(transaction, db, { kind: 'applicationState', actor: caller.uid, subject: artistId, at, detail })
  return { outcome: 'done', status: to, movedBy: next.movedBy }
}

interface Facts {
  readonly candidate: Candidate
  readonly casting: Casting
  readonly profile: Profile
  readonly grants: readonly Grant[]
  readonly now: Date
}

function hurdleOf(
  { from, to, courtAuthorisation }: Move,
  { candidate, casting, profile, grants, now }: Facts,
): Moved['outcome'] | undefined {
  if (from !== undefined && from !== candidate.status) return 'moved'
  if (isAnswered(candidate)) return 'answered'
  // Withdrawing is the artist's own.
  if (to === 'withdrawn' || !canMoveCandidate(candidate.status, to)) return 'state'
  if (!mayLeaveCandidates(casting.status)) return 'closed'
  const isOffAir = profile.status === 'suspended' || profile.status === 'archived'
  if (isOffAir && to !== 'declined') return 'offAir'
  if (to !== 'selected') return undefined
  if (isMinor(profile.birthDate, now) && courtAuthorisation === undefined) return 'court'
  if (profile.registeredAsMinor === true && !isDirector({ grants })) return 'director'
  return undefined
}
