import * as z from 'zod/mini'
import { documentIdSchema } from './documentId.ts'

/** As many people at once. */
export const MAX_ACTED_ON = 50

/** The people whom an act of staff is about. */
export const actedOnSchema = z.array(documentIdSchema).check(z.minLength(1), z.maxLength(MAX_ACTED_ON))

/**
 * What became of one person. `done`; `queued`: changed while off air, and so back in the queue; nothing at all where the record
 * is `gone`, it is `already` so or the state leads nowhere (`state`), it is one's own (`self`), a minor's guardian has
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

export const actResultsSchema = z.object({
  results: z.array(z.object({ uid: z.string(), outcome: z.enum(ACT_OUTCOMES) })),
})
export type ActResults = z.infer<typeof actResultsSchema>
