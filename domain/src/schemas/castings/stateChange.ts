import * as z from 'zod/mini'
import { CANDIDATE_STATUSES, type CandidateStatus } from '../../castings/candidateStatus.ts'
import { CASTING_STATUSES, type CastingStatus } from '../../castings/castingStatus.ts'
import { MOVE_OUTCOMES } from '../../castings/moves.ts'
import { MAX_ACTED_ON } from '../actOutcome.ts'
import { courtAuthorisationSchema } from './application.ts'
import { orderKeySchema } from './candidate.ts'
import { documentIdSchema, roleIdSchema } from '../documentId.ts'

const candidateMoveSchema = z.strictObject({
  artistId: documentIdSchema,
  roleId: roleIdSchema,
  /** Where whoever moves saw them: if somebody else moved them meanwhile, nothing changes. */
  from: z.enum(CANDIDATE_STATUSES),
  to: z.enum(CANDIDATE_STATUSES),
  /** The place in the column; without it behind everybody. */
  order: z.optional(orderKeySchema),
})
export type CandidateMove = z.infer<typeof candidateMoveSchema>

/** `changeState`: a thing goes along an arrow of its states; of candidates many at once. A repeat is harmless. */
export const changeStateSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('casting'),
    castingId: documentIdSchema,
    to: z.enum(CASTING_STATUSES),
    /** On closing: answers every candidate left without an answer that it is not this time. */
    declineRest: z.optional(z.boolean()),
  }),
  z.strictObject({
    kind: z.literal('application'),
    castingId: documentIdSchema,
    artistId: documentIdSchema,
    roleId: roleIdSchema,
    to: z.enum(CANDIDATE_STATUSES),
    courtAuthorisation: z.optional(courtAuthorisationSchema),
  }),
  z.strictObject({
    kind: z.literal('candidates'),
    castingId: documentIdSchema,
    moves: z.array(candidateMoveSchema).check(z.minLength(1), z.maxLength(MAX_ACTED_ON)),
    courtAuthorisation: z.optional(courtAuthorisationSchema),
  }),
])
export type ChangeStateInput = z.infer<typeof changeStateSchema>
export type CastingChange = Extract<ChangeStateInput, { kind: 'casting' }>
export type ApplicationChange = Extract<ChangeStateInput, { kind: 'application' }>
export type CandidatesChange = Extract<ChangeStateInput, { kind: 'candidates' }>

/** What became of each, in the order in which they were asked for, with where they stand now and who moved them there. */
export const candidateMovesResultSchema = z.object({
  results: z.array(
    z.object({
      artistId: z.string(),
      roleId: z.string(),
      outcome: z.enum(MOVE_OUTCOMES),
      status: z.optional(z.enum(CANDIDATE_STATUSES)),
      movedBy: z.optional(z.string()),
    }),
  ),
})
export type CandidateMovesResult = z.infer<typeof candidateMovesResultSchema>

export type ChangeStateResult = { readonly status: CastingStatus | CandidateStatus } | CandidateMovesResult
