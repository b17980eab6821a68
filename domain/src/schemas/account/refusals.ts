import * as z from 'zod/mini'
import { REFUSAL_KINDS } from '../../account/refusals.ts'

/** `refusals/{day}`: how often what was refused on that day in Brazil; nothing of whom. For directors. */
export const refusalsSchema = z.object({
  day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  counts: z.partialRecord(z.enum(REFUSAL_KINDS), z.int()),
})
export type Refusals = z.infer<typeof refusalsSchema>

export interface ReportFailedSignInResult {
  readonly received: true
}
