import * as z from 'zod/mini'
import type { PrivateDetails } from './privateDetails.ts'
import { profileIdSchema } from './profileId.ts'

/** `openPrivateDetails`: a director's look at somebody's private details, written down each time. */
export const openPrivateDetailsSchema = z.strictObject({ profileId: profileIdSchema })
export type OpenPrivateDetailsInput = z.infer<typeof openPrivateDetailsSchema>

export interface OpenPrivateDetailsResult {
  readonly details: PrivateDetails
}
