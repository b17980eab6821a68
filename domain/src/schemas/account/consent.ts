import * as z from 'zod/mini'
import { CONSENT_KINDS } from '../../account/consents.ts'
import { instantSchema } from '../instant.ts'

/** A line of the append-only ledger `consents`: who agreed to which text, or took it back, and when. */
export const consentSchema = z.object({
  uid: z.string(),
  kind: z.enum(CONSENT_KINDS),
  version: z.string(),
  /** SHA-256 of the text of that version. */
  textHash: z.string(),
  /** `false` takes back what an earlier line gave. */
  given: z.boolean(),
  at: instantSchema,
})
export type Consent = z.infer<typeof consentSchema>

/** `recordConsent`: the version is the one that was read. */
export const recordConsentSchema = z.strictObject({
  kind: z.enum(CONSENT_KINDS),
  version: z.string().check(z.minLength(1), z.maxLength(20)),
  given: z.boolean(),
})
export type RecordConsentInput = z.infer<typeof recordConsentSchema>
export interface RecordConsentResult {
  /** Whether a line was written; the same again writes none. */
  readonly recorded: boolean
}
