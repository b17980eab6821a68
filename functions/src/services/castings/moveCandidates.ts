import { orderAt } from '@ribalta/domain/listOrder'
import type { CandidateMovesResult, CandidatesChange } from '@ribalta/domain/schemas/castings/stateChange'
import type { Backend } from '../../admin/backend.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { moveCandidate } from './moveCandidate.ts'
import { eachOnBoard } from './onBoard.ts'

/**
 * Moves several candidates of a casting, each by itself, and says of each how it ended and where they stand now. Throws
 * `permission-denied` for anybody but staff.
 */
export function moveCandidates(
  backend: Pick<Backend, 'db'>,
  { castingId, moves, courtAuthorisation }: CandidatesChange,
  caller: SignedInCaller,
  now: Date,
): Promise<CandidateMovesResult> {
  return eachOnBoard(moves, (each, turn) => {
    // One behind the other, as they were named.
    const lastOrder = orderAt(now.getTime() + turn)
    return moveCandidate(backend, { ...each, castingId, courtAuthorisation, lastOrder }, caller, now)
  })
}
