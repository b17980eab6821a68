import * as z from 'zod/mini'
import { type Grant, GRANTS } from '../../account/grants.ts'
import { documentIdSchema } from '../documentId.ts'

/** `setGrants`: all that a person is to hold from now on; an empty list takes everything away. */
export const setGrantsSchema = z.strictObject({
  profileId: documentIdSchema,
  grants: z.array(z.enum(GRANTS)).check(z.maxLength(GRANTS.length)),
})
export type SetGrantsInput = z.infer<typeof setGrantsSchema>

export interface SetGrantsResult {
  /** What the person holds now: DIRECTOR brings AGENT. */
  readonly grants: readonly Grant[]
}
