import * as z from 'zod/mini'
import { CONSENTS, PARTICIPANT_STATES } from '../../proposals/consent.ts'
import { documentIdSchema } from '../documentId.ts'
import { presentedTakeSchema, proposalItemSchema, proposalSchema, shownPartSchema } from './proposal.ts'

const { title, deadline, facts, consentMode } = proposalSchema.shape
const { artistId, role, media, consent, mustAgree } = proposalItemSchema.shape

/**
 * `proposals/{id}/participants/{uid}`: what one artist may know of a proposal that they are in, for them and staff; there from its being
 * published on. Written by commands alone, with the proposal.
 */
export const participantSchema = z.strictObject({
  proposalId: z.string(),
  artistId,
  title,
  role,
  deadline,
  state: z.enum(PARTICIPANT_STATES),
  consentMode,
  consent,
  mustAgree,
  /** What a client is told and shown of them. */
  facts,
  media,
  takes: z.array(presentedTakeSchema),
})
export type Participant = z.infer<typeof participantSchema>

/** Of `changeState`: an artist agrees to be in a proposal, or leaves it. */
export const participationChangeSchema = z.strictObject({
  kind: z.literal('participation'),
  proposalId: documentIdSchema,
  to: z.enum(CONSENTS),
  /** The part that was on the artist's screen when they agreed. Defaults to everything the proposal shows at that time. */
  shown: z.optional(shownPartSchema),
})
export type ParticipationChange = z.infer<typeof participationChangeSchema>
export interface ParticipationChangeResult {
  readonly status: ParticipationChange['to']
}
