import * as z from 'zod/mini'
import { instantSchema } from '../instant.ts'

export const FEED_KINDS = [
  'registration',
  'profileChange',
  'lookConfirmed',
  'validated',
  'changesRequested',
  'changeRejected',
  'suspended',
  'archived',
  'republished',
  'application',
  'applicationWithdrawn',
  'testOpened',
  'testAccepted',
  'testRefused',
  'testMoreTime',
  'testSubmitted',
  'testExpired',
  'presentationOpened',
  'presentationAnswered',
  'presentationLeft',
  'message',
  'report',
  'contactMessage',
] as const

/** Who acted, where nobody said who they are. */
export const VISITOR = 'visitor'

/** Something that happened, for the agents' feed (`feed/{id}`). Names nobody but by id: the reader looks the rest up. */
export const feedSchema = z.object({
  kind: z.enum(FEED_KINDS),
  /** The artist concerned, where one is. */
  subject: z.optional(z.string()),
  /** Who did it; the artist, a member of staff or a visitor. */
  actor: z.string(),
  /** The casting concerned, where one is. */
  castingId: z.optional(z.string()),
  /** The test concerned, where one is. */
  testRequestId: z.optional(z.string()),
  /** The proposal concerned, where one is. */
  proposalId: z.optional(z.string()),
  at: instantSchema,
})
export type FeedItem = z.infer<typeof feedSchema>
