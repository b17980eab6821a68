import * as z from 'zod/mini'
import type { PrivateDetails } from './privateDetails.ts'
import { documentIdSchema } from '../documentId.ts'

/** `openPrivateDetails`: a director's look at somebody's private details, written down each time. */
export const openPrivateDetailsSchema = z.strictObject({ profileId: documentIdSchema })
export type OpenPrivateDetailsInput = z.infer<typeof openPrivateDetailsSchema>

export interface OpenPrivateDetailsResult {
  readonly details: PrivateDetails
}
