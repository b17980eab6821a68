import { TICKET_SECONDS } from '@ribalta/domain/media/privateFiles'
import { filesOfRoom, type OpenedRoom } from '@ribalta/domain/proposals/room'
import { getProposalSchema } from '@ribalta/domain/schemas/proposals/proposal'
import { sealTicket } from '../../services/files/tickets.ts'
import { openProposal } from '../../services/proposals/open.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'
import { ticketSecret } from '../media/ticketSecret.ts'

/** The room of a proposal for whoever has its link: `{ proposalId, key }` in, the room with tickets for its files out. */
export const getProposal = defineCommand(
  'getProposal',
  reads(getProposalSchema),
  async (input, { backend, now }): Promise<OpenedRoom> => {
    const { room, keyVersion } = await openProposal(backend, input, now)
    const reader = { proposalId: input.proposalId, keyVersion }
    const tickets: Record<string, string> = {}
    for (const path of filesOfRoom(room)) tickets[path] = sealTicket(reader, path, ticketSecret(), now)
    return { room, tickets, seconds: TICKET_SECONDS }
  },
)
