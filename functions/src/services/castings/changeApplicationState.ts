import type { CandidateStatus } from '@ribalta/domain/castings/candidateStatus'
import { MOVE_HURDLES, type MoveOutcome } from '@ribalta/domain/castings/moves'
import { orderAt } from '@ribalta/domain/listOrder'
import type { ApplicationChange } from '@ribalta/domain/schemas/castings/stateChange'
import { type FunctionsErrorCode, HttpsError } from 'firebase-functions/https'
import type { Backend } from '../../admin/backend.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import type { RefusalDetails } from '../shared/refusals.ts'
import { moveCandidate } from './moveCandidate.ts'
import { withdrawApplication } from './withdraw.ts'

/** Refusals that are not about where things stand. */
const CODES: Readonly<Partial<Record<MoveOutcome, FunctionsErrorCode>>> = {
  self: 'permission-denied',
  gone: 'not-found',
}

/**
 * Takes one application along an arrow: staff the candidate across the board, unless it is their own, the artist out of it. One that
 * is there already stays. Throws `permission-denied`, `not-found`, `failed-precondition`.
 */
export async function changeApplicationState(
  backend: Pick<Backend, 'db' | 'bucket'>,
  change: ApplicationChange,
  caller: SignedInCaller,
  now: Date,
): Promise<CandidateStatus> {
  const { castingId, artistId, roleId, to, courtAuthorisation } = change
  if (to === 'withdrawn') {
    await withdrawApplication(backend, change, caller, now)
    return to
  }
  const lastOrder = orderAt(now.getTime())
  const move = { castingId, artistId, roleId, from: undefined, to, lastOrder, courtAuthorisation }
  const { outcome } = await moveCandidate(backend, move, caller, now)
  if (outcome === 'done') return to
  const details: RefusalDetails | undefined =
    outcome === 'court' ? { field: 'courtAuthorisation' } : undefined
  throw new HttpsError(CODES[outcome] ?? 'failed-precondition', MOVE_HURDLES[outcome], details)
}
