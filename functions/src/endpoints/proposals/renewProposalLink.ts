import {
  type RenewProposalLinkResult,
  renewProposalLinkSchema,
} from '@ribalta/domain/schemas/proposals/proposal'
import { renewProposalLink as renew } from '../../services/proposals/link.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** A new link for a proposal, by staff: `renewProposalLinkSchema` in, the version of its key out. */
export const renewProposalLink = defineCommand(
  'renewProposalLink',
  reads(renewProposalLinkSchema),
  (input, { backend, caller, now }): Promise<RenewProposalLinkResult> => renew(backend, input, caller, now),
)
