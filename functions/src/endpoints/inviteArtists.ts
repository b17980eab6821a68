import { type InviteArtistsResult, inviteArtistsSchema } from '@ribalta/domain/schemas/invitation'
import { inviteArtists as invite } from '../services/invitations/invite.ts'
import { reads } from '../services/shared/parsing.ts'
import { defineCallable } from './callable.ts'

/** Prepares people's cadastro, by staff: `inviteArtistsSchema` in, what became of each out. */
export const inviteArtists = defineCallable('inviteArtists', reads(inviteArtistsSchema), {
  memory: '256MiB',
  timeoutSeconds: 60,
  maxInstances: 5,
  act: (input, { backend, caller, now }): Promise<InviteArtistsResult> => invite(backend, input, caller, now),
})
