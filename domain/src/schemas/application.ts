import * as z from 'zod/mini'
import { APPLICATION_STATUSES } from '../applicationStatus.ts'
import { MAX_APPLICATION_MEDIA, MAX_APPLICATION_NOTE } from '../casting.ts'
import { instantSchema } from './instant.ts'

/** `castings/{castingId}/applications/{artistId}_{roleId}`: one artist for one role, once. */
export const applicationSchema = z.strictObject({
  castingId: z.string(),
  artistId: z.string(),
  roleId: z.string(),
  status: z.enum(APPLICATION_STATUSES),
  note: z
    .string()
    .check(
      z.trim(),
      z.maxLength(MAX_APPLICATION_NOTE, `Recado: no máximo ${String(MAX_APPLICATION_NOTE)} caracteres.`),
    ),
  /** Ids of the artist's media that the agency should look at. */
  mediaIds: z
    .array(z.string())
    .check(
      z.minLength(1, 'Escolha ao menos uma foto ou vídeo.'),
      z.maxLength(MAX_APPLICATION_MEDIA, `Escolha até ${String(MAX_APPLICATION_MEDIA)} arquivos.`),
    ),
  history: z.array(
    z.strictObject({ status: z.enum(APPLICATION_STATUSES), at: instantSchema, by: z.string() }),
  ),
  createdAt: instantSchema,
  updatedAt: instantSchema,
})
export type Application = z.infer<typeof applicationSchema>
