import { preparedSchema, type Prepared } from '@ribalta/domain/schemas/invitation'
import type { InvitationLink } from '@ribalta/domain/schemas/invitationLink'
import { callFunction } from '../callables.ts'

/** What the agency prepared for whoever has a link. */
export async function openInvitation(link: InvitationLink): Promise<Prepared> {
  return preparedSchema.parse(await callFunction('openInvitation', link))
}
