import * as z from 'zod/mini'
import { CONSENT_KINDS } from '../consents.ts'
import { instantSchema } from './instant.ts'

/** A line of the append-only ledger `consents`. */
export const consentSchema = z.object({
  uid: z.string(),
  kind: z.enum(CONSENT_KINDS),
  version: z.string(),
  at: instantSchema,
})
export type Consent = z.infer<typeof consentSchema>
