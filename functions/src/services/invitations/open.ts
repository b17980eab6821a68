import { instantToDate } from '@ribalta/domain/instant'
import { type Invitation, invitationSchema, type Prepared } from '@ribalta/domain/schemas/people/invitation'
import type { InvitationLink } from '@ribalta/domain/schemas/people/invitationLink'
import { HttpsError } from 'firebase-functions/https'
import type { Backend, DocumentSnapshot } from '../../admin/backend.ts'
import { paths } from '../shared/paths.ts'

/**
 * What staff prepared for whoever has the link. Throws `not-found` in one way for a link that is wrong, used or older than
 * thirty days.
 */
export async function openInvitation(
  { db }: Pick<Backend, 'db'>,
  link: InvitationLink,
  now: Date,
): Promise<Prepared> {
  const invitation = openedBy(await paths.invitation(db, link.id).get(), link)
  if (invitation !== undefined && instantToDate(invitation.expiresAt) > now) return invitation.prepared
  throw new HttpsError(
    'not-found',
    'Este convite não vale mais: já foi usado ou passou de 30 dias. O cadastro funciona sem ele.',
  )
}

/** The invitation that a link opens, or `undefined` where it is another's or none. */
export function openedBy(stored: DocumentSnapshot, { key }: InvitationLink): Invitation | undefined {
  const read = invitationSchema.safeParse(stored.data())
  return read.success && read.data.key === key ? read.data : undefined
}
