import * as z from 'zod/mini'
import { actedOnSchema } from '../actOutcome.ts'

/** `askToConfirmLook`: whom staff ask whether photos and measurements are still true. */
export const askToConfirmLookSchema = z.strictObject({ profileIds: actedOnSchema })
export type AskToConfirmLookInput = z.infer<typeof askToConfirmLookSchema>
