import type { Participant } from '../schemas/proposals/participant.ts'
import type { Proposal, ProposalItem } from '../schemas/proposals/proposal.ts'
import { areArtistsTold, type ParticipantState } from './consent.ts'
import { isLinked } from './proposalStatus.ts'

/** What the artists of a proposal may know of it, each of their own part; nobody of a draft. */
export function participantsOf(proposalId: string, proposal: Proposal): readonly Participant[] {
  if (!areArtistsTold(proposal.status)) return []
  const state = isLinked(proposal.status) ? 'open' : 'over'
  return proposal.items.map((item) => participantOf(proposalId, proposal, item, state))
}

function participantOf(
  proposalId: string,
  { title, deadline, consentMode, facts }: Proposal,
  { artistId, role, media, takes, consent, mustAgree }: ProposalItem,
  state: ParticipantState,
): Participant {
  return {
    proposalId,
    artistId,
    title,
    role,
    deadline,
    state,
    consentMode,
    facts,
    media,
    takes,
    ...(consent === undefined ? {} : { consent }),
    ...(mustAgree === undefined ? {} : { mustAgree }),
  }
}
