import * as z from 'zod/mini'
import { APPLICATION_STATUSES } from '../../castings/applicationStatus.ts'
import { MAX_ANSWER_MESSAGE, MAX_APPLICATION_MEDIA, MAX_APPLICATION_NOTE } from '../../castings/casting.ts'
import { actedOnSchema } from '../actOutcome.ts'
import { documentIdSchema, roleIdSchema } from '../documentId.ts'
import { instantSchema } from '../instant.ts'

const noteSchema = z
  .string()
  .check(
    z.trim(),
    z.maxLength(MAX_APPLICATION_NOTE, `Recado: no máximo ${String(MAX_APPLICATION_NOTE)} caracteres.`),
  )

/** Ids of the artist's media that the agency should look at. */
const mediaIdsSchema = z.array(documentIdSchema).check(
  z.maxLength(MAX_APPLICATION_MEDIA, `Escolha até ${String(MAX_APPLICATION_MEDIA)} arquivos.`),
  z.refine((ids) => new Set(ids).size === ids.length, 'Escolha cada arquivo uma vez só.'),
)

export const courtAuthorisationSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(3, 'Informe o número do alvará.'),
    z.maxLength(80, 'Alvará: até 80 caracteres.'),
  )

/** What the agency writes to the artist with an answer, or as it takes them up again; empty where there is nothing to add. */
export const answerMessageSchema = z
  .string()
  .check(
    z.trim(),
    z.maxLength(MAX_ANSWER_MESSAGE, `Mensagem: no máximo ${String(MAX_ANSWER_MESSAGE)} caracteres.`),
  )

/** Whoever of staff acted, in what an artist may read. */
export const AGENCY = 'agency'

/**
 * `castings/{castingId}/applications/{artistId}_{roleId}`: one artist for one role, once, as the artist may see it; what the team does
 * with it is the document of the same id on the board (candidate.ts).
 */
export const applicationSchema = z.strictObject({
  castingId: z.string(),
  artistId: z.string(),
  roleId: z.string(),
  /** Where staff put the artist in. */
  origin: z.optional(z.literal(AGENCY)),
  status: z.enum(APPLICATION_STATUSES),
  /** What it was for, as it was called then: a list of applications needs nothing else. */
  castingTitle: z.string(),
  roleTitle: z.string(),
  note: noteSchema,
  /** Empty where staff put the artist in. */
  mediaIds: mediaIdsSchema,
  history: z.array(
    z.strictObject({
      status: z.enum(APPLICATION_STATUSES),
      at: instantSchema,
      /** The artist's uid or {@link AGENCY}: who of staff it was is the audit log's. */
      by: z.string(),
      /** What the agency wrote with it. */
      message: z.optional(answerMessageSchema),
    }),
  ),
  /** How long the artist waited for the answer that they have; missing without one, and for answers from before it was written. */
  minutesToAnswer: z.optional(z.int().check(z.nonnegative())),
  createdAt: instantSchema,
  updatedAt: instantSchema,
})
export type Application = z.infer<typeof applicationSchema>

/** `applyToCasting`: an artist for one role, with own media. A repeat is harmless. */
export const applyToCastingSchema = z.strictObject({
  castingId: documentIdSchema,
  roleId: roleIdSchema,
  note: noteSchema,
  mediaIds: mediaIdsSchema.check(z.minLength(1, 'Escolha ao menos uma foto ou vídeo.')),
})
export type ApplyToCastingInput = z.infer<typeof applyToCastingSchema>
export interface ApplyToCastingResult {
  readonly status: Application['status']
}

/** `addToRole`: people whom staff put into a role. */
export const addToRoleSchema = z.strictObject({
  castingId: documentIdSchema,
  roleId: roleIdSchema,
  profileIds: actedOnSchema,
})
export type AddToRoleInput = z.infer<typeof addToRoleSchema>

/** The id that makes one application per artist and role. */
export function applicationId(artistId: string, roleId: string): string {
  return `${artistId}_${roleId}`
}
