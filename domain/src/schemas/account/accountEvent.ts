import * as z from 'zod/mini'
import { instantSchema } from '../instant.ts'

const ACCOUNT_EVENT_KINDS = ['signIn', 'passwordChanged', 'emailVerified', 'sessionsEnded'] as const

/** Something that happened to a person's account, `profiles/{uid}/accountEvents/{id}`: read by its owner only. */
export const accountEventSchema = z.object({
  kind: z.enum(ACCOUNT_EVENT_KINDS),
  at: instantSchema,
  /** The browser and system that did it, in words such as “Chrome no Android”. */
  device: z.optional(z.string()),
})
export type AccountEvent = z.infer<typeof accountEventSchema>
