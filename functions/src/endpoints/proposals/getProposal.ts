import { TICKET_SECONDS } from '@ribalta/domain/media/privateFiles'
import { filesOfRoom, type ProposalAnswer } from '@ribalta/domain/proposals/room'
import { getProposalSchema } from '@ribalta/domain/schemas/proposals/answers'
import { sealTicket } from '../../services/files/tickets.ts'
import { enterProposal } from '../../services/proposals/enter.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'
import { ticketSecret } from '../media/ticketSecret.ts'

/** The room of a proposal for whoever has its link, with tickets for its files, or what its door asks for: `getProposalSchema` in. */
export const getProposal = defineCommand(
  'getProposal',
  reads(getProposalSchema),
  async (input, { backend, caller, now }): Promise<ProposalAnswer> => {
    const secret = ticketSecret()
    const entered = await enterProposal(backend, input, { caller, secret, now })
    if ('door' in entered) return entered
    const { room, review, proposal } = entered
    const { keyVersion, codeId } = proposal
    const reader = { proposalId: input.proposalId, keyVersion, codeId }
    const tickets: Record<string, string> = {}
    for (const path of filesOfRoom(room)) tickets[path] = sealTicket(reader, path, secret, now)
    return { room, review, tickets, seconds: TICKET_SECONDS }
  },
)
