import { moved } from './candidateSteps.ts'
import { type Both, toldAtOnce } from './toldAtOnce.ts'
import { Timestamp } from '../../admin/backend.ts'

interface Presenting {
  readonly proposalId: string
  /** Whether a client may see them from now on. */
  readonly isShown: boolean
  /** The place in the column for whoever does not stand in it yet. */
  readonly order: string
  readonly by: string
  readonly now: Date
}

/**
 * A candidate who is brought into a proposal: in the column of those who are presented, and told so once a client may see them.
 */
export function intoPresented(
  { candidate, application }: Both,
  { proposalId, isShown, order, by, now }: Presenting,
): Both {
  const placed =
    candidate.status === 'proposed'
      ? candidate
      : moved(candidate, application, {
          to: 'proposed',
          order,
          by,
          message: undefined,
          courtAuthorisation: undefined,
          now,
        })
  const presented = {
    ...placed,
    proposal: { id: proposalId },
    movedBy: by,
    updatedAt: Timestamp.fromDate(now),
  }
  if (!isShown) return { candidate: presented, application }
  const told = toldAtOnce({ candidate: presented, application }, 'presented', now)
  return { candidate: { ...presented, followAt: null }, application: told }
}
