import { type RecordConsentResult, recordConsentSchema } from '@ribalta/domain/schemas/account/consent'
import { recordConsent as record } from '../../services/consents/record.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** Adds a line to the caller's own ledger of consents: `{ kind, version, given }` in, `{ recorded }` out. */
export const recordConsent = defineCommand(
  'recordConsent',
  reads(recordConsentSchema),
  async (input, { backend, caller, now }): Promise<RecordConsentResult> => ({
    recorded: await record(backend, caller.uid, input, now),
  }),
)
