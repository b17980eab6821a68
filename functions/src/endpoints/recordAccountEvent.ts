import { HttpsError } from 'firebase-functions/https'
import { getBackend } from '../admin/backend.ts'
import { recordAccountEvents } from '../services/accounts/events.ts'
import { isSignedIn } from '../services/shared/caller.ts'
import { requireNothing } from '../services/shared/parsing.ts'
import { requireRate } from '../services/shared/rateLimit.ts'
import { defineCallable } from './callable.ts'

/** Notes what happened to the account, as far as it can be seen from here: nothing in, `{ recorded }` out. */
export const recordAccountEvent = defineCallable(
  'recordAccountEvent',
  { memory: '256MiB', timeoutSeconds: 30, maxInstances: 10 },
  async ({ data, ...caller }): Promise<{ recorded: number }> => {
    requireNothing(data)
    if (!isSignedIn(caller)) throw new HttpsError('unauthenticated', 'Entre na sua conta para continuar.')
    const backend = getBackend()
    const now = new Date()
    await requireRate(backend, 'recordAccountEvent', caller, now)
    return { recorded: await recordAccountEvents(backend, caller, now) }
  },
)
