import { orderAt } from '@ribalta/domain/listOrder'
import type {
  CandidateMove,
  CandidateMovesResult,
  CandidatesChange,
} from '@ribalta/domain/schemas/castings/stateChange'
import type { Backend } from '../../admin/backend.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { eachOf } from '../shared/eachOf.ts'
import { moveCandidate } from './moveCandidate.ts'

/**
 * Moves several candidates of a casting, each by itself, and says of each how it ended and where they stand now. Throws
 * `permission-denied` for anybody but staff.
 */
export async function moveCandidates(
  backend: Pick<Backend, 'db'>,
  { castingId, moves, courtAuthorisation }: CandidatesChange,
  caller: SignedInCaller,
  now: Date,
): Promise<CandidateMovesResult> {
  const results = await eachOf<CandidateMove, CandidateMovesResult['results'][number]>(moves, {
    act: async (each, turn) => {
      // One behind the other, as they were named.
      const lastOrder = orderAt(now.getTime() + turn)
      const move = { ...each, castingId, courtAuthorisation, lastOrder }
      const { artistId, roleId } = each
      return { artistId, roleId, ...(await moveCandidate(backend, move, caller, now)) }
    },
    failed: ({ artistId, roleId }) => ({ artistId, roleId, outcome: 'failed' }),
  })
  return { results }
}
