import * as z from 'zod/mini'
import { documentIdSchema } from '../documentId.ts'

/** `resetSecondFactors`: whose second factors go. */
export const resetSecondFactorsSchema = z.strictObject({ profileId: documentIdSchema })
