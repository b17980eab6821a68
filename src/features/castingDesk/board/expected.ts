import { type CandidateStatus, isWaiting } from '@ribalta/domain/castings/candidateStatus'
import { AGENCY } from '@ribalta/domain/schemas/castings/application'
import type { AnswerDraft } from '@ribalta/domain/schemas/castings/candidate'
import type { Candidate } from '../../../data/board/candidates.ts'

/** Where somebody is put, with what the artist is to read there. */
export interface Placing {
  readonly to: CandidateStatus
  readonly order: string
  readonly message?: string | undefined
}

/** Somebody as the server will say them to be after a move, as far as the screen shows it. */
export function expectedAt(candidate: Candidate, { to, order, message }: Placing): Candidate {
  const { draft: _draft, ...before } = candidate
  const { status, history, updatedAt, followAt } = before
  const words = message === undefined ? {} : { message }
  if (status === to) {
    // Another place in the column, or other words with the same answer.
    if (message === undefined) return { ...candidate, order }
    const reworded = history.map((step, index) => (index < history.length - 1 ? step : { ...step, message }))
    return { ...before, order, history: reworded }
  }
  return {
    ...before,
    status: to,
    order,
    history: [...history, { status: to, at: updatedAt, by: AGENCY, ...words }],
    // An answer is told later: until then it can be taken back.
    followAt: isWaiting(to) ? followAt : (followAt ?? updatedAt),
  }
}

/** Somebody with this answer held back, or with none. */
export function expectedWith(candidate: Candidate, draft: AnswerDraft | null): Candidate {
  const { draft: _draft, ...before } = candidate
  return draft === null ? before : { ...before, draft }
}
