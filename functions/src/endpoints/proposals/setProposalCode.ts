import { setProposalCodeSchema } from '@ribalta/domain/schemas/proposals/answers'
import { setProposalCode as set } from '../../services/proposals/code.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'
import { ticketSecret } from '../media/ticketSecret.ts'

/** The access code of a proposal, by staff: `setProposalCodeSchema` in, nothing out. */
export const setProposalCode = defineCommand(
  'setProposalCode',
  reads(setProposalCodeSchema),
  async (input, { backend, caller, now }) => {
    await set(backend, input, { caller, secret: ticketSecret(), now })
    return {}
  },
)
