import type { InviteArtistsResult } from '@ribalta/domain/schemas/people/invitation'
import { inviteArtistsSchema } from '@ribalta/domain/schemas/people/inviteArtists'
import { inviteArtists as invite } from '../../services/invitations/invite.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** Prepares people's cadastro, by staff: `inviteArtistsSchema` in, what became of each out. */
export const inviteArtists = defineCommand(
  'inviteArtists',
  reads(inviteArtistsSchema),
  (input, { backend, caller, now }): Promise<InviteArtistsResult> => invite(backend, input, caller, now),
)
