import * as z from 'zod/mini'
import { instantSchema } from './instant.ts'

/** How often somebody called within one window, `rateLimits/{hash}`; nothing in it says who. */
export const rateLimitSchema = z.object({
  count: z.int(),
  /** End of the window, after which the sweeper takes it away. */
  expiresAt: instantSchema,
})
export type RateCount = z.infer<typeof rateLimitSchema>
