import { HttpsError } from 'firebase-functions/https'
import { getBackend } from '../admin/backend.ts'
import { endOtherSessions as end } from '../services/accounts/endSessions.ts'
import { isSignedIn } from '../services/shared/caller.ts'
import { requireNothing } from '../services/shared/parsing.ts'
import { requireRate } from '../services/shared/rateLimit.ts'
import { defineCallable } from './callable.ts'

/** Signs the caller out everywhere else: nothing in, `{ success: true }` out. Needs a sign-in of the last five minutes. */
export const endOtherSessions = defineCallable(
  'endOtherSessions',
  { memory: '256MiB', timeoutSeconds: 30, maxInstances: 10 },
  async ({ data, ...caller }): Promise<{ success: true }> => {
    requireNothing(data)
    if (!isSignedIn(caller)) throw new HttpsError('unauthenticated', 'Entre na sua conta para continuar.')
    const backend = getBackend()
    const now = new Date()
    await requireRate(backend, 'endOtherSessions', caller, now)
    await end(backend, caller, now)
    return { success: true }
  },
)
