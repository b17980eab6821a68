import { type AddToProposalResult, addToProposalSchema } from '@ribalta/domain/schemas/proposals/proposal'
import { addToProposal as add } from '../../services/proposals/add.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** Brings people into a proposal, by staff: `addToProposalSchema` in, what became of each out. */
export const addToProposal = defineCommand(
  'addToProposal',
  reads(addToProposalSchema),
  (input, { backend, caller, now }): Promise<AddToProposalResult> => add(backend, input, caller, now),
)
