import { CANDIDATE_STATUS_LABELS, isAnswered, isWaiting } from '@ribalta/domain/castings/candidateStatus'
import { PROFILE_STATUS_LABELS } from '@ribalta/domain/people/profileStatus'
import type { Candidate } from '../../../data/board/candidates.ts'
import type { RosterCard } from '../../../data/roster/roster.ts'

export interface CardRemarks {
  /** Where somebody stands besides the column. */
  readonly quiet: readonly string[]
  /** What must not be overlooked. */
  readonly loud: readonly string[]
}

/** What a candidate's card remarks; `card` is undefined while it is read, null for whoever is not in the roster any more. */
export function cardRemarks(
  candidate: Candidate,
  card: Pick<RosterCard, 'status' | 'minor'> | null | undefined,
): CardRemarks {
  const { status, origin, proposal } = candidate
  const hasAnswer = !isWaiting(status) && status !== 'withdrawn'
  return {
    quiet: [
      ...(status === 'withdrawn' ? ['Retirou a inscrição'] : []),
      ...(status === 'lapsed' ? [CANDIDATE_STATUS_LABELS.lapsed] : []),
      ...(hasAnswer ? [isAnswered(candidate) ? 'Já sabe da resposta' : 'Lê a resposta em um minuto'] : []),
      ...(origin === undefined ? [] : ['Indicação da agência']),
    ],
    loud: [
      ...(proposal?.hasLeft === true ? ['Saiu da apresentação'] : []),
      ...(card == null || card.status === 'published' ? [] : [PROFILE_STATUS_LABELS[card.status]]),
      ...(card?.minor === true ? ['Menor de idade'] : []),
    ],
  }
}
