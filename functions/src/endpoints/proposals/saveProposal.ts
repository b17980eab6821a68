import { type SaveProposalResult, saveProposalSchema } from '@ribalta/domain/schemas/proposals/proposal'
import { saveProposal as save } from '../../services/proposals/save.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** A proposal as staff typed it: `saveProposalSchema` in, the version that it has now out. */
export const saveProposal = defineCommand(
  'saveProposal',
  reads(saveProposalSchema),
  (input, { backend, caller, now }): Promise<SaveProposalResult> => save(backend, input, caller, now),
)
