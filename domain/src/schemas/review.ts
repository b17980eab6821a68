import * as z from 'zod/mini'
import { type ProfileStatus, REVIEW_DECISIONS } from '../profileStatus.ts'
import { profileIdSchema } from './profileId.ts'

export type { ReviewDecision } from '../profileStatus.ts'

export const MIN_REVIEW_NOTE = 3
export const MAX_REVIEW_NOTE = 1000

const reviewNoteSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(MIN_REVIEW_NOTE, 'Escreva o motivo para o artista.'),
    z.maxLength(MAX_REVIEW_NOTE, `Motivo: no máximo ${String(MAX_REVIEW_NOTE)} caracteres.`),
  )

/**
 * `reviewProfile`: staff's answer to a profile that waits for validation. `version` is the one that the reviewer saw; the
 * note is for the artist and required unless the profile is approved. `guardianConfirmed` is the director's word that a
 * minor's guardian has been spoken to.
 */
export const reviewProfileSchema = z
  .strictObject({
    profileId: profileIdSchema,
    version: z.int().check(z.minimum(1)),
    decision: z.enum(REVIEW_DECISIONS),
    note: z.optional(reviewNoteSchema),
    guardianConfirmed: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ decision, note }) => decision === 'approve' || note !== undefined, {
      path: ['note'],
      error: 'Escreva o motivo para o artista.',
    }),
  )
export type ReviewProfileInput = z.infer<typeof reviewProfileSchema>

export interface ReviewProfileResult {
  readonly status: ProfileStatus
}
