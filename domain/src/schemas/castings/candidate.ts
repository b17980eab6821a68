import * as z from 'zod/mini'
import { CANDIDATE_STATUSES, DECISIONS } from '../../castings/candidateStatus.ts'
import { MAX_APPLICATION_MEDIA, MAX_MEMO } from '../../castings/casting.ts'
import { TEST_STATUSES } from '../../screenTests/testStatus.ts'
import { instantSchema } from '../instant.ts'
import { mediaSchema } from '../media/media.ts'
import { AGENCY, answerMessageSchema, applicationSchema, courtAuthorisationSchema } from './application.ts'

/** A place in a list: a key of listOrder.ts. */
export const orderKeySchema = z.string().check(z.regex(/^[0-9A-Za-z]{2,100}$/, 'Lugar inválido.'))

/** An answer that is written and not sent. */
export const answerDraftSchema = z.strictObject({ to: z.enum(DECISIONS), message: answerMessageSchema })
export type AnswerDraft = z.infer<typeof answerDraftSchema>

const { castingId, artistId, roleId, castingTitle, roleTitle, note } = applicationSchema.shape

/**
 * `castings/{castingId}/board/{artistId}_{roleId}`: one application as the team works with it, beside the document of the same id
 * that its artist reads. For staff only.
 */
export const candidateSchema = z.strictObject({
  castingId,
  artistId,
  roleId,
  /** Where staff put the artist in. */
  origin: z.optional(z.literal(AGENCY)),
  status: z.enum(CANDIDATE_STATUSES),
  /** The place in its column. */
  order: orderKeySchema,
  castingTitle,
  roleTitle,
  /** What the artist wrote to the agency. */
  note,
  /** What the artist chose to show, as it was then; empty where staff put them in. */
  media: z.array(mediaSchema).check(z.maxLength(MAX_APPLICATION_MEDIA)),
  /** The team's note about this candidate. Browsers write it, so its length counts characters, as the rules do. */
  memo: z.string().check(z.refine((memo) => Array.from(memo).length <= MAX_MEMO)),
  /** The uid of the memo's last writer; absent before its first change. */
  memoBy: z.optional(z.string()),
  /** Counts the memo's changes, so that it is written only over a version its writer has read. */
  memoVersion: z.optional(z.number()),
  /** The answer that is held back; gone as soon as they are moved, or withdraw. */
  draft: z.optional(answerDraftSchema),
  /** The test that was asked of them last for this role, and where it stands. */
  test: z.optional(z.strictObject({ id: z.string(), status: z.enum(TEST_STATUSES) })),
  /** The proposal that they were brought into last for this role, and whether they left it. */
  proposal: z.optional(z.strictObject({ id: z.string(), hasLeft: z.optional(z.boolean()) })),
  /** The court's leave for a minor to work (alvará), without which none is selected. */
  courtAuthorisation: z.optional(courtAuthorisationSchema),
  history: z.array(
    z.strictObject({
      status: z.enum(CANDIDATE_STATUSES),
      at: instantSchema,
      /** The artist's uid or {@link AGENCY}. */
      by: z.string(),
      /** What the artist is to read with it. */
      message: z.optional(answerMessageSchema),
    }),
  ),
  /** Who moved it last, by uid. */
  movedBy: z.string(),
  /** When the artist is to read where they stand now; null where they read it already, or it is not for them. */
  followAt: z.nullable(instantSchema),
  createdAt: instantSchema,
  updatedAt: instantSchema,
})
export type Candidate = z.infer<typeof candidateSchema>
