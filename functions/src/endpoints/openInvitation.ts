import type { Prepared } from '@ribalta/domain/schemas/invitation'
import { invitationLinkSchema } from '@ribalta/domain/schemas/invitationLink'
import { openInvitation as open } from '../services/invitations/open.ts'
import { reads } from '../services/shared/parsing.ts'
import { defineCallable } from './callable.ts'

/** The cadastro that was prepared for whoever has a link: `invitationLinkSchema` in, what is known of them out. */
export const openInvitation = defineCallable('openInvitation', reads(invitationLinkSchema), {
  memory: '256MiB',
  timeoutSeconds: 30,
  maxInstances: 10,
  act: (link, { backend, now }): Promise<Prepared> => open(backend, link, now),
})
