import type { InvitationLink } from '../schemas/people/invitationLink.ts'

const MARK = '#convite='

/** The address of an invitation: what opens it stands in the fragment, which no browser sends to a server. Without an origin it is a path. */
export function invitationAddress({ id, key }: InvitationLink, origin: string): string {
  return `${origin}/cadastro${MARK}${id}.${key}`
}

/** The link in an address's fragment; what it opens, if anything, the server says. */
export function readInvitationHash(hash: string): InvitationLink | undefined {
  const [id, key] = hash.startsWith(MARK) ? hash.slice(MARK.length).split('.') : []
  return id === undefined || key === undefined ? undefined : { id, key }
}
