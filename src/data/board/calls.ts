import {
  type CandidatesChange,
  type CandidateMovesResult,
  candidateMovesResultSchema,
  type DraftsChange,
} from '@ribalta/domain/schemas/castings/stateChange'
import { callFunction } from '../callables.ts'

/** Moves candidates on their casting's board; says of each how it ended. Rejects with the SDK's `FunctionsError`. */
export async function moveCandidates(
  change: Omit<CandidatesChange, 'kind'>,
): Promise<CandidateMovesResult['results']> {
  const answer = await callFunction('changeState', { kind: 'candidates', ...change })
  return candidateMovesResultSchema.parse(answer).results
}

/** Holds answers back, or no longer; says of each how it ended. Rejects likewise. */
export async function saveDrafts(
  change: Omit<DraftsChange, 'kind'>,
): Promise<CandidateMovesResult['results']> {
  const answer = await callFunction('changeState', { kind: 'drafts', ...change })
  return candidateMovesResultSchema.parse(answer).results
}
