import type { Prepared } from '@ribalta/domain/schemas/people/invitation'
import { invitationLinkSchema } from '@ribalta/domain/schemas/people/invitationLink'
import { openInvitation as open } from '../../services/invitations/open.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** The cadastro that was prepared for whoever has a link: `invitationLinkSchema` in, what is known of them out. */
export const openInvitation = defineCommand(
  'openInvitation',
  reads(invitationLinkSchema),
  (link, { backend, now }): Promise<Prepared> => open(backend, link, now),
)
