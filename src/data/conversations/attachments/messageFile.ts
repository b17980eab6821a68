import * as z from 'zod/mini'

/** What is known of a file that is to go with a message; its bytes lie on the device under its id. */
export const messageFileSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** MIME type. */
  type: z.string(),
  bytes: z.int(),
})
export type MessageFile = z.infer<typeof messageFileSchema>
