import { preparedSchema, type Prepared } from '@ribalta/domain/schemas/people/invitation'
import type { InvitationLink } from '@ribalta/domain/schemas/people/invitationLink'
import { callFunction } from '../callables.ts'

/** What the agency prepared for whoever has a link. */
export async function openInvitation(link: InvitationLink): Promise<Prepared> {
  return preparedSchema.parse(await callFunction('openInvitation', link))
}
