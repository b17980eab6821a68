import * as z from 'zod/mini'
import { PROFILE_ACTS } from '../../people/profileStatus.ts'
import { actedOnSchema } from '../actOutcome.ts'
import { reviewNoteSchema } from './review.ts'

/** `changeProfileState`: a director takes people down or puts them up again; the reason is for the artists. */
export const changeProfileStateSchema = z.strictObject({
  profileIds: actedOnSchema,
  act: z.enum(PROFILE_ACTS),
  reason: reviewNoteSchema,
})
export type ChangeProfileStateInput = z.infer<typeof changeProfileStateSchema>
