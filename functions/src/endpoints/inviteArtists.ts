import { type InviteArtistsResult, inviteArtistsSchema } from '@ribalta/domain/schemas/invitation'
import { HttpsError } from 'firebase-functions/https'
import { getBackend } from '../admin/backend.ts'
import { inviteArtists as invite } from '../services/invitations/invite.ts'
import { isSignedIn } from '../services/shared/caller.ts'
import { parseOrRefuse } from '../services/shared/parsing.ts'
import { requireRate } from '../services/shared/rateLimit.ts'
import { defineCallable } from './callable.ts'

/** Prepares people's cadastro, by staff: `inviteArtistsSchema` in, what became of each out. */
export const inviteArtists = defineCallable(
  'inviteArtists',
  { memory: '256MiB', timeoutSeconds: 60, maxInstances: 5 },
  async ({ data, ...caller }): Promise<InviteArtistsResult> => {
    const input = parseOrRefuse(inviteArtistsSchema, data)
    if (!isSignedIn(caller)) throw new HttpsError('unauthenticated', 'Entre na sua conta para continuar.')
    const backend = getBackend()
    const now = new Date()
    await requireRate(backend, 'inviteArtists', caller, now)
    return invite(backend, input, caller, now)
  },
)
