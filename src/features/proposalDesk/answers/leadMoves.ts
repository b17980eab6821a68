import { isWaiting } from '@ribalta/domain/castings/candidateStatus'
import { MAX_ACTED_ON } from '@ribalta/domain/schemas/actOutcome'
import type { CandidateMove } from '@ribalta/domain/schemas/castings/stateChange'
import type { QueryClient } from '@tanstack/react-query'
import { messageOf } from '../../../data/board/answerMessage.ts'
import { moveCandidates, saveDrafts } from '../../../data/board/calls.ts'
import { type Candidate, candidateId } from '../../../data/board/candidates.ts'
import { boardReads } from '../../../data/board/ofPerson.ts'
import { logWarning } from '../../../lib/log.ts'
import { refusalWords } from '../../../lib/words/refusalWords.ts'
import { toast } from '../../../ui/toast/toastStore.ts'
import type { LeadMove } from './leadPlan.ts'
import { leadWords, type LeadOutcome } from './leadWords.ts'

export interface LeadEnded extends LeadMove, LeadOutcome {}

/** Moves people of one board, a portion at a time. Rejects as the call does where nobody was answered. */
async function moveAll(
  castingId: string,
  moves: readonly LeadMove[],
  moveOf: (candidate: Candidate) => Omit<CandidateMove, 'artistId' | 'roleId'>,
): Promise<LeadEnded[]> {
  const ended: LeadEnded[] = []
  try {
    for (let start = 0; start < moves.length; start += MAX_ACTED_ON) {
      const portion = moves.slice(start, start + MAX_ACTED_ON)
      const results = await moveCandidates({
        castingId,
        moves: portion.map(({ candidate }) => ({
          artistId: candidate.artistId,
          roleId: candidate.roleId,
          ...moveOf(candidate),
        })),
      })
      const outcomes = new Map(results.map((result) => [candidateId(result), result.outcome]))
      ended.push(
        ...portion.map((move) => ({
          ...move,
          outcome: outcomes.get(candidateId(move.candidate)) ?? ('failed' as const),
        })),
      )
    }
  } catch (error) {
    if (ended.length === 0) throw error
    logWarning('Not everybody was led to the casting', error)
    ended.push(...moves.slice(ended.length).map((move) => ({ ...move, outcome: 'failed' as const })))
  }
  return ended
}

/** To those who are approved, behind everybody. Rejects where nobody was answered. */
export function approve(castingId: string, moves: readonly LeadMove[]): Promise<LeadEnded[]> {
  return moveAll(castingId, moves, ({ status }) => ({ from: status, to: 'selected' }))
}

/** Back to where they stood, with what was held back for them; tells by itself where that fails. */
export async function takeBack(
  castingId: string,
  moves: readonly LeadMove[],
  client: QueryClient,
): Promise<void> {
  try {
    const ended = await moveAll(castingId, moves, (candidate) => {
      const message = isWaiting(candidate.status) ? undefined : messageOf(candidate)
      return {
        from: 'selected',
        to: candidate.status,
        order: candidate.order,
        ...(message === undefined ? {} : { message }),
      }
    })
    const refused = ended.filter(({ outcome }) => outcome !== 'done')
    for (const description of leadWords(refused)) tellFailure(description)
    const drafts = ended.flatMap(({ outcome, candidate: { artistId, roleId, draft } }) =>
      outcome !== 'done' || draft === undefined ? [] : [{ artistId, roleId, draft }],
    )
    if (drafts.length > 0) await saveDrafts({ castingId, drafts })
  } catch (error) {
    logWarning('Leading people to the casting was not taken back', error)
    tellFailure(refusalWords(error, 'O servidor não respondeu. Desfaça na mesa do casting.'))
  } finally {
    void client.invalidateQueries(boardReads)
  }
}

function tellFailure(description: string): void {
  toast({ variant: 'destructive', title: 'Não foi desfeito', description })
}
