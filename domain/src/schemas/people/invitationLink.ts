import * as z from 'zod/mini'
import { documentIdSchema } from '../documentId.ts'

/** What a link of an invitation says: which one, and what only whoever got the link knows. */
export const invitationLinkSchema = z.strictObject({
  id: documentIdSchema,
  key: z.string().check(z.regex(/^[\w-]{32}$/)),
})
export type InvitationLink = z.infer<typeof invitationLinkSchema>
