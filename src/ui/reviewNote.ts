import { MAX_REVIEW_NOTE, reviewNoteSchema } from '@ribalta/domain/schemas/people/review'

/** The note of a decision about somebody's profile, as `NoteDialog` asks for it. */
export const REVIEW_NOTE = {
  schema: reviewNoteSchema,
  hint: `O artista lê este texto no Perfil. Até ${MAX_REVIEW_NOTE.toLocaleString('pt-BR')} caracteres.`,
} as const
