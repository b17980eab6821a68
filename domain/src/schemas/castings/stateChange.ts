import * as z from 'zod/mini'
import {
  CANDIDATE_STATUSES,
  type CandidateStatus,
  CLOSING_ANSWERS,
  WAITING_STATUSES,
} from '../../castings/candidateStatus.ts'
import { CASTING_STATUSES, type CastingStatus } from '../../castings/castingStatus.ts'
import { MOVE_OUTCOMES } from '../../castings/moves.ts'
import { MAX_ACTED_ON } from '../actOutcome.ts'
import { answerMessageSchema, courtAuthorisationSchema } from './application.ts'
import { answerDraftSchema, orderKeySchema } from './candidate.ts'
import { documentIdSchema, roleIdSchema } from '../documentId.ts'
import { participationChangeSchema, type ParticipationChangeResult } from '../proposals/participant.ts'
import { proposalChangeSchema, type ProposalChangeResult } from '../proposals/proposal.ts'
import { testChangeSchema, type TestChangeResult } from '../screenTests/testRequest.ts'

const candidateMoveSchema = z.strictObject({
  artistId: documentIdSchema,
  roleId: roleIdSchema,
  /** Where whoever moves saw them: if somebody else moved them meanwhile, nothing changes. */
  from: z.enum(CANDIDATE_STATUSES),
  to: z.enum(CANDIDATE_STATUSES),
  /** The place in the column; without it behind everybody. */
  order: z.optional(orderKeySchema),
  /** What the artist reads with a decision, or why they are taken up again; nothing else brings a message. */
  message: z.optional(answerMessageSchema),
})
export type CandidateMove = z.infer<typeof candidateMoveSchema>

const candidateDraftSchema = z.strictObject({
  artistId: documentIdSchema,
  roleId: roleIdSchema,
  /** null takes the draft away. */
  draft: z.nullable(answerDraftSchema),
})
export type CandidateDraft = z.infer<typeof candidateDraftSchema>

/** What the end of a casting answers to all who wait in one column. */
const groupAnswerSchema = z.strictObject({
  from: z.enum(WAITING_STATUSES),
  to: z.enum(CLOSING_ANSWERS),
  message: answerMessageSchema,
})
export type GroupAnswer = z.infer<typeof groupAnswerSchema>

/** `changeState`: a thing goes along an arrow of its states; of candidates many at once. A repeat is harmless. */
export const changeStateSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('casting'),
    castingId: documentIdSchema,
    to: z.enum(CASTING_STATUSES),
    /** On closing: what whoever still waits is answered, by the column that they stand in. */
    answers: z.optional(
      z
        .array(groupAnswerSchema)
        .check(z.refine((all) => new Set(all.map(({ from }) => from)).size === all.length)),
    ),
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
  z.strictObject({
    kind: z.literal('drafts'),
    castingId: documentIdSchema,
    drafts: z.array(candidateDraftSchema).check(z.minLength(1), z.maxLength(MAX_ACTED_ON)),
  }),
  testChangeSchema,
  proposalChangeSchema,
  participationChangeSchema,
])
export type ChangeStateInput = z.infer<typeof changeStateSchema>
export type CastingChange = Extract<ChangeStateInput, { kind: 'casting' }>
export type ApplicationChange = Extract<ChangeStateInput, { kind: 'application' }>
export type DraftsChange = Extract<ChangeStateInput, { kind: 'drafts' }>
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

export type ChangeStateResult =
  | { readonly status: CastingStatus | CandidateStatus }
  | CandidateMovesResult
  | TestChangeResult
  | ProposalChangeResult
  | ParticipationChangeResult
