import type { Consent } from '@ribalta/domain/proposals/consent'
import type { Candidate } from '@ribalta/domain/schemas/castings/candidate'
import { moved } from './candidateSteps.ts'
import { type Both, toldAtOnce } from './toldAtOnce.ts'
import { Timestamp } from '../../admin/backend.ts'

/** Of a proposal what a candidate's card says: which it is, and whether they left it. */
export function proposalMark(
  id: string,
  consent: { readonly answer: Consent } | undefined,
): NonNullable<Candidate['proposal']> {
  return consent?.answer === 'left' ? { id, hasLeft: true } : { id }
}

interface Presenting {
  readonly proposal: NonNullable<Candidate['proposal']>
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
  { proposal, isShown, order, by, now }: Presenting,
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
    proposal,
    movedBy: by,
    updatedAt: Timestamp.fromDate(now),
  }
  if (!isShown) return { candidate: presented, application }
  const told = toldAtOnce({ candidate: presented, application }, 'presented', now)
  return { candidate: { ...presented, followAt: null }, application: told }
}
