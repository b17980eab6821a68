import * as z from 'zod/mini'
import { instantSchema } from '../instant.ts'

export const MAX_NOTE = 2000
export const noteTextSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Escreva a anotação.'),
    z.maxLength(MAX_NOTE, 'No máximo 2.000 caracteres.'),
  )

/** `profiles/{uid}/notes/{id}`: what somebody of the team noted about a person, for the team alone. */
export const profileNoteSchema = z.strictObject({
  /** A uid; `deleted` once that person is gone. */
  author: z.string(),
  text: noteTextSchema,
  at: instantSchema,
  /** When it was changed last, where it was. */
  updatedAt: z.optional(instantSchema),
})
export type ProfileNote = z.infer<typeof profileNoteSchema>
