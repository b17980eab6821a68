import {
  type CandidateStatus,
  canMoveCandidate,
  isDecision,
  isWaiting,
} from '@ribalta/domain/castings/candidateStatus'
import { mayLeaveCandidates } from '@ribalta/domain/castings/castingStatus'
import { isDirector } from '@ribalta/domain/account/grants'
import { isMinor } from '@ribalta/domain/people/birthDate'
import type { CandidateMove } from '@ribalta/domain/schemas/castings/stateChange'
import { type Backend, Timestamp, type Transaction } from '../../admin/backend.ts'
import { writeAudit } from '../shared/audit.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { hurdleOfAnswer, hurdleOfWords, moved, reworded, wordsIn } from './candidateSteps.ts'
import { isFilled } from './filledRole.ts'
import { type ActedOn, onBoard, type OnBoard } from './onBoard.ts'

/** A move of one candidate. */
export interface Move extends Omit<CandidateMove, 'from'> {
  readonly castingId: string
  /** Where the caller saw them; undefined where that does not matter. */
  readonly from: CandidateStatus | undefined
  /** The place behind everybody, for a move that names none. */
  readonly lastOrder: string
  readonly courtAuthorisation: string | undefined
}

interface Acting {
  readonly caller: SignedInCaller
  readonly now: Date
}

/**
 * Moves one candidate on a casting's board, for staff, with a line in the audit log; whoever stands there already may get another
 * place in the column, and other words, or none, until they were read. Their artist's document follows later
 * (follow.ts). Throws `permission-denied` for anybody but staff; what else is in the way is the outcome.
 */
export function moveCandidate(
  { db }: Pick<Backend, 'db'>,
  move: Move,
  caller: SignedInCaller,
  now: Date,
): Promise<ActedOn> {
  return onBoard({ db }, move, caller, (transaction, found) =>
    moveOnBoard(transaction, db, found, move, { caller, now }),
  )
}

/** The same as part of a transaction whose own reads come before it and whose writes come after it. */
export function moveOnBoard(
  transaction: Transaction,
  db: Backend['db'],
  found: OnBoard,
  move: Move,
  acting: Acting,
): ActedOn | Promise<ActedOn> {
  return found.candidate.status === move.to
    ? stay(transaction, found, move, acting)
    : moveIn(transaction, db, found, { ...move, message: wordsIn(move.message) }, acting)
}

function stay(
  transaction: Transaction,
  found: OnBoard,
  { order, message, ...move }: Move,
  { caller, now }: Acting,
): ActedOn {
  const { ref, candidate } = found
  const { status, movedBy, history } = candidate
  const placed = { ...candidate, order: order ?? candidate.order, updatedAt: Timestamp.fromDate(now) }
  if (message !== undefined && message !== (history.at(-1)?.message ?? '')) {
    const words = wordsIn(message)
    const hurdle = hurdleOfOtherWords({ ...move, message: words }, found)
    if (hurdle !== undefined) return { outcome: hurdle, status, movedBy }
    transaction.set(ref, reworded(placed, { message: words, by: caller.uid, now }))
    return { outcome: 'done', status, movedBy: caller.uid }
  }
  if (placed.order !== candidate.order) transaction.set(ref, placed)
  return { outcome: 'done', status, movedBy }
}

function hurdleOfOtherWords(
  { from, message }: Pick<Move, 'from' | 'message'>,
  { candidate, application, casting }: OnBoard,
): ActedOn['outcome'] | undefined {
  if (from !== undefined && from !== candidate.status) return 'moved'
  return (
    hurdleOfWords(candidate, application, message) ??
    (mayLeaveCandidates(casting.status) ? undefined : 'closed')
  )
}

async function moveIn(
  transaction: Transaction,
  db: Backend['db'],
  found: OnBoard,
  move: Move,
  { caller, now }: Acting,
): Promise<ActedOn> {
  const { ref, candidate, application, profile } = found
  const { castingId, artistId, roleId, to } = move
  const { status, movedBy } = candidate
  const hurdle = hurdleOf(move, found, now)
  if (hurdle !== undefined) return { outcome: hurdle, status, movedBy }
  if (to === 'selected' && (await isFilled(transaction, db, castingId, roleId))) {
    return { outcome: 'filled', status, movedBy }
  }

  const needsLeave = to === 'selected' && isMinor(profile.birthDate, now)
  const next = moved(candidate, application, {
    to,
    order: move.order ?? move.lastOrder,
    by: caller.uid,
    message: move.message,
    courtAuthorisation: needsLeave ? move.courtAuthorisation : undefined,
    now,
  })
  transaction.set(ref, next)
  const at = Timestamp.fromDate(now)
  const detail = { castingId, roleId, before: status, after: to }
  writeAudit(transaction, db, { kind: 'applicationState', actor: caller.uid, subject: artistId, at, detail })
  return { outcome: 'done', status: to, movedBy: next.movedBy }
}

function hurdleOf(
  { from, to, message, courtAuthorisation }: Move,
  { candidate, application, casting, profile, grants }: OnBoard,
  now: Date,
): ActedOn['outcome'] | undefined {
  if (from !== undefined && from !== candidate.status) return 'moved'
  const answered = hurdleOfAnswer(candidate, application, { to, message })
  if (answered !== undefined) return answered
  // Withdrawing is the artist's own, and that the client said nothing is what only the end of a casting answers.
  if ((!isWaiting(to) && !isDecision(to)) || !canMoveCandidate(candidate.status, to)) return 'state'
  if (!mayLeaveCandidates(casting.status)) return 'closed'
  const isOffAir = profile.status === 'suspended' || profile.status === 'archived'
  if (isOffAir && to !== 'declined') return 'offAir'
  if (to !== 'selected') return undefined
  if (isMinor(profile.birthDate, now) && courtAuthorisation === undefined) return 'court'
  if (profile.registeredAsMinor === true && !isDirector({ grants })) return 'director'
  return undefined
}
