import type { Prepared } from '@ribalta/domain/schemas/invitation'
import { invitationLinkSchema } from '@ribalta/domain/schemas/invitationLink'
import { getBackend } from '../admin/backend.ts'
import { openInvitation as open } from '../services/invitations/open.ts'
import { parseOrRefuse } from '../services/shared/parsing.ts'
import { requireRate } from '../services/shared/rateLimit.ts'
import { defineCallable } from './callable.ts'

/** The cadastro that was prepared for whoever has a link: `invitationLinkSchema` in, what is known of them out. */
export const openInvitation = defineCallable(
  'openInvitation',
  { memory: '256MiB', timeoutSeconds: 30, maxInstances: 10 },
  async ({ data, ...caller }): Promise<Prepared> => {
    const link = parseOrRefuse(invitationLinkSchema, data)
    const backend = getBackend()
    const now = new Date()
    await requireRate(backend, 'openInvitation', caller, now)
    return open(backend, link, now)
  },
)
