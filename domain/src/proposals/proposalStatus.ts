import { type Instant, instantToDate } from '../instant.ts'

/** Where a proposal stands as it is stored (docs/data.md, "States"); that its deadline has passed, the clock says. */
export const PROPOSAL_STATUSES = ['draft', 'published', 'revoked'] as const
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number]

const NEXT: Readonly<Record<ProposalStatus, readonly ProposalStatus[]>> = {
  draft: ['published'],
  published: ['revoked'],
  revoked: [],
}

export function canChangeProposal(from: ProposalStatus, to: ProposalStatus): boolean {
  return NEXT[from].includes(to)
}

interface Dated {
  readonly status: ProposalStatus
  readonly deadline: Instant
}

/** Where a proposal stands at a moment: a published one is expired from its deadline on, and open again with a later one. */
export type ProposalStanding = ProposalStatus | 'expired'

export function standingAt({ status, deadline }: Dated, now: Date): ProposalStanding {
  return status === 'published' && instantToDate(deadline) <= now ? 'expired' : status
}

/** Whether whoever has the key comes in. */
export function isRoomOpen(proposal: Dated, now: Date): boolean {
  return standingAt(proposal, now) === 'published'
}

/** Whether staff may still change it and bring people into it. */
export function isProposalEditable(status: ProposalStatus): boolean {
  return status !== 'revoked'
}

export const PROPOSAL_LABELS: Readonly<Record<ProposalStanding, string>> = {
  draft: 'Rascunho',
  published: 'Publicada',
  expired: 'Prazo encerrado',
  revoked: 'Acesso encerrado',
}
