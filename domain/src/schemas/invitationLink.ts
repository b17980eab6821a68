import * as z from 'zod/mini'

/** What a link of an invitation says: which one, and what only whoever got the link knows. */
export const invitationLinkSchema = z.strictObject({
  id: z.string().check(z.regex(/^[\w-]{43}$/)),
  key: z.string().check(z.regex(/^[\w-]{32}$/)),
})
export type InvitationLink = z.infer<typeof invitationLinkSchema>
