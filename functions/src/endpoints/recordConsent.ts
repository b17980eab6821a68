import { type RecordConsentResult, recordConsentSchema } from '@ribalta/domain/schemas/consent'
import { recordConsent as record } from '../services/consents/record.ts'
import { reads } from '../services/shared/parsing.ts'
import { defineCallable } from './callable.ts'

/** Adds a line to the caller's own ledger of consents: `{ kind, version, given }` in, `{ recorded }` out. */
export const recordConsent = defineCallable('recordConsent', reads(recordConsentSchema), {
  memory: '256MiB',
  timeoutSeconds: 60,
  maxInstances: 20,
  act: async (input, { backend, caller, now }): Promise<RecordConsentResult> => ({
    recorded: await record(backend, caller.uid, input, now),
  }),
})
