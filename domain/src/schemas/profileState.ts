import * as z from 'zod/mini'
import { PROFILE_ACTS } from '../profileStatus.ts'
import { profileIdSchema } from './profileId.ts'
import { reviewNoteSchema } from './review.ts'

/** As many people at once. */
export const MAX_ACTED_ON = 50

/** `changeProfileState`: a director takes people down or puts them up again; the reason is for the artists. */
export const changeProfileStateSchema = z.strictObject({
  profileIds: z.array(profileIdSchema).check(z.minLength(1), z.maxLength(MAX_ACTED_ON)),
  act: z.enum(PROFILE_ACTS),
  reason: reviewNoteSchema,
})
export type ChangeProfileStateInput = z.infer<typeof changeProfileStateSchema>

/**
 * What became of one person. `done`; `queued`: changed while off air, and so back in the queue; nothing at all where the record
 * is `gone`, the state is `already` that or leads nowhere (`state`), it is one's own (`self`), a minor's guardian has
 * not agreed or been spoken to (`guardian`), or nobody ever published it (`neverPublished`); `failed` may be tried again.
 */
const ACT_OUTCOMES = [
  'done',
  'queued',
  'gone',
  'already',
  'state',
  'self',
  'guardian',
  'neverPublished',
  'failed',
] as const
export type ActOutcome = (typeof ACT_OUTCOMES)[number]

export const changeProfileStateResultSchema = z.object({
  results: z.array(z.object({ uid: z.string(), outcome: z.enum(ACT_OUTCOMES) })),
})
export type ChangeProfileStateResult = z.infer<typeof changeProfileStateResultSchema>
