import { isWaiting } from '@ribalta/domain/castings/candidateStatus'
import { mayLeaveCandidates } from '@ribalta/domain/castings/castingStatus'
import type { CandidateMovesResult, DraftsChange } from '@ribalta/domain/schemas/castings/stateChange'
import { isDeepStrictEqual } from 'node:util'
import type { Backend } from '../../admin/backend.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { drafted } from './candidateSteps.ts'
import { type ActedOn, eachOnBoard, onBoard, type OnBoard } from './onBoard.ts'

/**
 * Holds back an answer to each of several candidates of a casting who wait for one, or takes it away again, and says of each how it
 * ended. Their artists read nothing of it. Throws `permission-denied` for anybody but staff.
 */
export function draftAnswers(
  backend: Pick<Backend, 'db'>,
  { castingId, drafts }: DraftsChange,
  caller: SignedInCaller,
  now: Date,
): Promise<CandidateMovesResult> {
  return eachOnBoard(drafts, ({ artistId, roleId, draft }) =>
    onBoard(backend, { castingId, artistId, roleId }, caller, (transaction, found) => {
      const { ref, candidate } = found
      const { status, movedBy } = candidate
      const hurdle = hurdleOf(found)
      if (hurdle !== undefined) return { outcome: hurdle, status, movedBy }
      if (!isDeepStrictEqual(candidate.draft ?? null, draft)) {
        transaction.set(ref, drafted(candidate, draft, now))
      }
      return { outcome: 'done', status, movedBy }
    }),
  )
}

function hurdleOf({ candidate, casting }: OnBoard): ActedOn['outcome'] | undefined {
  if (!mayLeaveCandidates(casting.status)) return 'closed'
  return isWaiting(candidate.status) ? undefined : 'answered'
}
