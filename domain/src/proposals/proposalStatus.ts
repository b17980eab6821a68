import { type Instant, instantToDate } from '../instant.ts'

/**
 * Where a proposal stands as it is stored (docs/data.md, "States"); that its deadline has passed, the clock says. It is `answered` once
 * one of its reviewers sent answers, and stays open then.
 */
export const PROPOSAL_STATUSES = ['draft', 'published', 'answered', 'closed', 'revoked'] as const
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number]

const NEXT: Readonly<Record<ProposalStatus, readonly ProposalStatus[]>> = {
  draft: ['published'],
  published: ['answered', 'revoked'],
  answered: ['closed', 'revoked'],
  closed: [],
  revoked: [],
}

export function canChangeProposal(from: ProposalStatus, to: ProposalStatus): boolean {
  return NEXT[from].includes(to)
}

/** In these there is a link, which opens until the deadline. */
export const LINKED_STATUSES = ['published', 'answered'] as const satisfies readonly ProposalStatus[]

export function isLinked(status: ProposalStatus): status is (typeof LINKED_STATUSES)[number] {
  return LINKED_STATUSES.some((each) => each === status)
}

/** What ending the access makes of a proposal: one that was answered has done its work. */
export function endOf(status: ProposalStatus): 'closed' | 'revoked' {
  return status === 'answered' ? 'closed' : 'revoked'
}

interface Dated {
  readonly status: ProposalStatus
  readonly deadline: Instant
}

/** Where a proposal stands at a moment: one with a link is expired from its deadline on, and open again with a later one. */
export type ProposalStanding = ProposalStatus | 'expired'

export function standingAt({ status, deadline }: Dated, now: Date): ProposalStanding {
  return isLinked(status) && instantToDate(deadline) <= now ? 'expired' : status
}

/** Whether whoever has the key comes in. */
export function isRoomOpen(proposal: Dated, now: Date): boolean {
  return isLinked(proposal.status) && standingAt(proposal, now) !== 'expired'
}

/** Whether staff may still change it and bring people into it. */
export function isProposalEditable(status: ProposalStatus): boolean {
  return status === 'draft' || isLinked(status)
}

export const PROPOSAL_LABELS: Readonly<Record<ProposalStanding, string>> = {
  draft: 'Rascunho',
  published: 'Publicada',
  answered: 'Respondida',
  expired: 'Prazo encerrado',
  closed: 'Concluída',
  revoked: 'Acesso encerrado',
}
