import { type SetGrantsResult, setGrantsSchema } from '@ribalta/domain/schemas/grantsChange'
import { HttpsError } from 'firebase-functions/https'
import { getBackend } from '../admin/backend.ts'
import { isSignedIn } from '../services/shared/caller.ts'
import { setGrants as set } from '../services/accounts/grantsChange.ts'
import { parseOrRefuse } from '../services/shared/parsing.ts'
import { requireRate } from '../services/shared/rateLimit.ts'
import { defineCallable } from './callable.ts'

/** What somebody of the team may do, changed by a director: `setGrantsSchema` in, `{ grants }` out. */
export const setGrants = defineCallable(
  'setGrants',
  { memory: '256MiB', timeoutSeconds: 30, maxInstances: 5 },
  async ({ data, ...caller }): Promise<SetGrantsResult> => {
    const change = parseOrRefuse(setGrantsSchema, data)
    if (!isSignedIn(caller)) throw new HttpsError('unauthenticated', 'Entre na sua conta para continuar.')
    const backend = getBackend()
    const now = new Date()
    await requireRate(backend, 'setGrants', caller, now)
    return { grants: await set(backend, change, caller, now) }
  },
)
