import * as z from 'zod/mini'
import { MAX_COMMENT, MAX_COMMENT_MS, RATINGS } from '../../screenTests/review.ts'
import { instantSchema } from '../instant.ts'

export const commentTextSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Escreva o comentário.'),
    z.maxLength(MAX_COMMENT, 'No máximo 1.000 caracteres.'),
  )

const said = {
  /** A uid; `deleted` once that person is gone. */
  author: z.string(),
  /** Whose test it is: they read none of this. */
  artistId: z.string(),
  at: instantSchema,
} as const

/** What somebody of the team said of a moment of a take. */
const commentSchema = z.strictObject({
  kind: z.literal('comment'),
  ...said,
  takeId: z.string(),
  /** Where in the take, in milliseconds from its beginning. */
  atMs: z.int().check(z.minimum(0), z.maximum(MAX_COMMENT_MS)),
  text: commentTextSchema,
  /** When it was changed last, where it was. */
  updatedAt: z.optional(instantSchema),
})
export type TakeComment = z.infer<typeof commentSchema>

/** How good a test is to one of the team; its id is their uid. */
const ratingSchema = z.strictObject({ kind: z.literal('rating'), ...said, rating: z.literal(RATINGS) })
export type TestRating = z.infer<typeof ratingSchema>

/** `testRequests/{id}/reviews/{id}`: what the team says of a test, for the team alone; it goes with the takes. */
export const reviewSchema = z.discriminatedUnion('kind', [commentSchema, ratingSchema])
export type Review = z.infer<typeof reviewSchema>
