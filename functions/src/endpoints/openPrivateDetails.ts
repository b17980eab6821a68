import { type OpenPrivateDetailsResult, openPrivateDetailsSchema } from '@ribalta/domain/schemas/privateRead'
import { HttpsError } from 'firebase-functions/https'
import { getBackend } from '../admin/backend.ts'
import { isSignedIn } from '../services/shared/caller.ts'
import { parseOrRefuse } from '../services/shared/parsing.ts'
import { openPrivateDetails as open } from '../services/privateDetails/read.ts'
import { requireRate } from '../services/shared/rateLimit.ts'
import { defineCallable } from './callable.ts'

/** Somebody's private details for a director, written down: `{ profileId }` in, `{ details }` out. */
export const openPrivateDetails = defineCallable(
  'openPrivateDetails',
  { memory: '256MiB', timeoutSeconds: 30, maxInstances: 5 },
  async ({ data, ...caller }): Promise<OpenPrivateDetailsResult> => {
    const { profileId } = parseOrRefuse(openPrivateDetailsSchema, data)
    if (!isSignedIn(caller)) throw new HttpsError('unauthenticated', 'Entre na sua conta para continuar.')
    const backend = getBackend()
    const now = new Date()
    await requireRate(backend, 'openPrivateDetails', caller, now)
    return { details: await open(backend, profileId, caller, now) }
  },
)
