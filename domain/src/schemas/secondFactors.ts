import * as z from 'zod/mini'
import { profileIdSchema } from './profileId.ts'

/** `resetSecondFactors`: whose second factors go. */
export const resetSecondFactorsSchema = z.strictObject({ profileId: profileIdSchema })
