import { type ReviewProfileResult, reviewProfileSchema } from '@ribalta/domain/schemas/review'
import { HttpsError } from 'firebase-functions/https'
import { getBackend } from '../admin/backend.ts'
import { isSignedIn } from '../services/shared/caller.ts'
import { parseOrRefuse } from '../services/shared/parsing.ts'
import { reviewProfile as review } from '../services/profiles/review.ts'
import { requireRate } from '../services/shared/rateLimit.ts'
import { defineCallable } from './callable.ts'

/** Staff's answer to a profile that waits for validation: `reviewProfileSchema` in, `{ status }` out. */
export const reviewProfile = defineCallable(
  'reviewProfile',
  { memory: '256MiB', timeoutSeconds: 60, maxInstances: 10 },
  async ({ data, ...caller }): Promise<ReviewProfileResult> => {
    const input = parseOrRefuse(reviewProfileSchema, data)
    if (!isSignedIn(caller)) throw new HttpsError('unauthenticated', 'Entre na sua conta para continuar.')
    const backend = getBackend()
    const now = new Date()
    await requireRate(backend, 'reviewProfile', caller, now)
    return review(backend, input, caller, now)
  },
)
