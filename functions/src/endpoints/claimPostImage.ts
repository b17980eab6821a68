import { type ClaimedPostImage, claimPostImageSchema } from '@ribalta/domain/schemas/post'
import { HttpsError } from 'firebase-functions/https'
import { getBackend } from '../admin/backend.ts'
import { isSignedIn } from '../services/shared/caller.ts'
import { parseOrRefuse } from '../services/shared/parsing.ts'
import { claimPostImage as claim } from '../services/posts/images.ts'
import { requireRate } from '../services/shared/rateLimit.ts'
import { defineCallable } from './callable.ts'

/** A picture for the blog: `claimPostImageSchema` in, the picture as texts and covers name it out; directors only. */
export const claimPostImage = defineCallable(
  'claimPostImage',
  { memory: '1GiB', timeoutSeconds: 120, concurrency: 1, maxInstances: 5 },
  async ({ data, ...caller }): Promise<ClaimedPostImage> => {
    const input = parseOrRefuse(claimPostImageSchema, data)
    if (!isSignedIn(caller)) throw new HttpsError('unauthenticated', 'Entre na sua conta para continuar.')
    const backend = getBackend()
    await requireRate(backend, 'claimPostImage', caller, new Date())
    return claim(backend, input, caller)
  },
)
