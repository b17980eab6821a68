import * as z from 'zod/mini'
import { type ProfileStatus, REVIEW_DECISIONS } from '../../people/profileStatus.ts'
import { documentIdSchema } from '../documentId.ts'

export type { ReviewDecision } from '../../people/profileStatus.ts'

const MIN_REVIEW_NOTE = 3
export const MAX_REVIEW_NOTE = 1000

const NOTE_MISSING = 'Escreva ao artista o que aconteceu e o que fazer.'

/** What the artist reads of a decision. */
export const reviewNoteSchema = z.string().check(
  z.trim(),
  z.minLength(MIN_REVIEW_NOTE, NOTE_MISSING),
  z.maxLength(MAX_REVIEW_NOTE, {
    error: ({ input }) =>
      `O recado tem ${String(input?.length)} caracteres; cabem ${String(MAX_REVIEW_NOTE)}.`,
  }),
)

/**
 * `reviewProfile`: staff's answer to a profile that waits for validation. `version` is the one that the reviewer saw; the
 * note is for the artist and required unless the profile is approved. `guardianConfirmed` is the director's word that a
 * minor's guardian has been spoken to.
 */
export const reviewProfileSchema = z
  .strictObject({
    profileId: documentIdSchema,
    version: z.int().check(z.minimum(1)),
    decision: z.enum(REVIEW_DECISIONS),
    note: z.optional(reviewNoteSchema),
    guardianConfirmed: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ decision, note }) => decision === 'approve' || note !== undefined, {
      path: ['note'],
      error: NOTE_MISSING,
    }),
  )
export type ReviewProfileInput = z.infer<typeof reviewProfileSchema>

export interface ReviewProfileResult {
  readonly status: ProfileStatus
}
