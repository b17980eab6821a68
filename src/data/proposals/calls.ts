import {
  type AddToProposalInput,
  type AddToProposalResult,
  addToProposalResultSchema,
  type ProposalChange,
  type SaveProposalInput,
  type SaveProposalResult,
  saveProposalResultSchema,
} from '@ribalta/domain/schemas/proposals/proposal'
import type { ParticipationChange } from '@ribalta/domain/schemas/proposals/participant'
import { callFunction } from '../callables.ts'

/** Makes or changes a proposal; each of these rejects with the SDK's `FunctionsError`. */
export async function saveProposal(input: SaveProposalInput): Promise<SaveProposalResult> {
  return saveProposalResultSchema.parse(await callFunction('saveProposal', input))
}

/** Brings people into a proposal, and says what became of each. */
export async function addToProposal(input: AddToProposalInput): Promise<AddToProposalResult> {
  return addToProposalResultSchema.parse(await callFunction('addToProposal', input))
}

/** Publishes a proposal, ends its access, or throws a draft away. */
export async function changeProposal(change: Omit<ProposalChange, 'kind'>): Promise<void> {
  await callFunction('changeState', { kind: 'proposal', ...change })
}

/** Says for the artist who is signed in that they agree to be in a proposal, or leave it. */
export async function changeParticipation(change: Omit<ParticipationChange, 'kind'>): Promise<void> {
  await callFunction('changeState', { kind: 'participation', ...change })
}

/** Sets the access code that the room asks for, or takes it away with null. */
export async function setProposalCode(proposalId: string, code: string | null): Promise<void> {
  await callFunction('setProposalCode', { proposalId, code })
}

/** Makes a new link; the one before is good no more. */
export async function renewProposalLink(proposalId: string): Promise<void> {
  await callFunction('renewProposalLink', { proposalId })
}
