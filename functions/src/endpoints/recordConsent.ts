import { type RecordConsentResult, recordConsentSchema } from '@ribalta/domain/schemas/consent'
import { HttpsError } from 'firebase-functions/https'
import { getBackend } from '../admin/backend.ts'
import { isSignedIn } from '../services/shared/caller.ts'
import { recordConsent as record } from '../services/consents/record.ts'
import { parseOrRefuse } from '../services/shared/parsing.ts'
import { requireRate } from '../services/shared/rateLimit.ts'
import { defineCallable } from './callable.ts'

/** Adds a line to the caller's own ledger of consents: `{ kind, version, given }` in, `{ recorded }` out. */
export const recordConsent = defineCallable(
  'recordConsent',
  { memory: '256MiB', timeoutSeconds: 60, maxInstances: 20 },
  async ({ data, ...caller }): Promise<RecordConsentResult> => {
    const input = parseOrRefuse(recordConsentSchema, data)
    if (!isSignedIn(caller)) throw new HttpsError('unauthenticated', 'Entre na sua conta para continuar.')
    const backend = getBackend()
    const now = new Date()
    await requireRate(backend, 'recordConsent', caller, now)
    return { recorded: await record(backend, caller.uid, input, now) }
  },
)
