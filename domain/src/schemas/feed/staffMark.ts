import * as z from 'zod/mini'
import { instantSchema } from '../instant.ts'

/** A line of the feed that was opened by itself. */
const openedSchema = z.strictObject({ at: instantSchema, subject: z.optional(z.string()) })

/** `staffMarks/{uid}`: how far somebody of staff has read the feed. */
export const staffMarkSchema = z.strictObject({
  /** Everything up to this moment is read. */
  readUntil: instantSchema,
  /** What is read of the rest, by the id of the line; firestore.rules says how many there may be. */
  opened: z.record(z.string(), openedSchema),
})
export type StaffMark = z.infer<typeof staffMarkSchema>
