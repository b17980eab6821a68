import { resetSecondFactorsSchema } from '@ribalta/domain/schemas/secondFactors'
import { HttpsError } from 'firebase-functions/https'
import { getBackend } from '../admin/backend.ts'
import { resetSecondFactors as reset } from '../services/accounts/secondFactors.ts'
import { isSignedIn } from '../services/shared/caller.ts'
import { parseOrRefuse } from '../services/shared/parsing.ts'
import { requireRate } from '../services/shared/rateLimit.ts'
import { defineCallable } from './callable.ts'

/** Takes the second factors of somebody of staff away, for another director: `{ profileId }` in, `{ success: true }` out. */
export const resetSecondFactors = defineCallable(
  'resetSecondFactors',
  { memory: '256MiB', timeoutSeconds: 30, maxInstances: 5 },
  async ({ data, ...caller }): Promise<{ success: true }> => {
    const { profileId } = parseOrRefuse(resetSecondFactorsSchema, data)
    if (!isSignedIn(caller)) throw new HttpsError('unauthenticated', 'Entre na sua conta para continuar.')
    const backend = getBackend()
    const now = new Date()
    await requireRate(backend, 'resetSecondFactors', caller, now)
    await reset(backend, profileId, caller, now)
    return { success: true }
  },
)
