import { isWaiting } from '@ribalta/domain/castings/candidateStatus'
import type { Candidate } from './candidates.ts'

/** What the artist reads with the answer that they have or are about to have; undefined where nothing was written. */
export function messageOf({ status, history }: Pick<Candidate, 'status' | 'history'>): string | undefined {
  if (isWaiting(status)) return undefined
  const message = history.findLast((step) => step.status === status)?.message
  return message === '' ? undefined : message
}
