import * as z from 'zod/mini'
import { storedFacts } from './facts.ts'
import { GRANTS } from '../../account/grants.ts'
import { instantSchema } from '../instant.ts'
import { mediaSchema } from '../media/media.ts'
import { trackRecordSchema } from './trackRecord.ts'
import { PROFILE_STATUSES } from '../../people/profileStatus.ts'

/** How the last review ended, or what a director did since. */
export const REVIEW_OUTCOMES = [
  'approved',
  'changesRequested',
  'rejected',
  'changeRejected',
  'suspended',
  'archived',
  'republished',
] as const

const reviewSchema = z.object({
  decision: z.enum(REVIEW_OUTCOMES),
  /** What the artist is told; may be empty where the profile was approved or put up again. */
  note: z.string(),
  at: instantSchema,
})

/**
 * The record of a person, `profiles/{uid}`: the specified fields and what the product adds. Read by its owner and
 * staff, written by functions only. `version` grows with each change; `publishedVersion` is the one that
 * `artists/{uid}` shows, so a greater `version` means a change that waits for validation.
 */
export const profileSchema = z.object({
  email: z.string(),
  artisticName: z.string(),
  username: z.string(),
  /** The name as the eye takes it, by which names that can be mistaken for it are found. */
  nameSkeleton: z.optional(z.string()),
  tempMediaIds: z.array(z.string()),
  birthDate: instantSchema,
  /** The earlier birth date that was asked for a minor: only a director makes it theirs. */
  askedBirthDate: z.optional(instantSchema),
  /** When a director said that the guardian of today had been spoken to; before that a minor applies for nothing. */
  guardianConfirmedAt: z.optional(instantSchema),
  /** A director corrected the birth date of a minor to an adult's; who turns 18 by time is not marked. */
  registeredAsMinor: z.optional(z.literal(true)),
  phone: z.string(),
  grants: z.array(z.enum(GRANTS)),
  status: z.enum(PROFILE_STATUSES),
  version: z.int(),
  publishedVersion: z.optional(z.int()),
  /** The version that was public last, of somebody whom staff took down: as it is, it may be put up again. */
  lastPublicVersion: z.optional(z.int()),
  /** Since when it waits for validation; absent where nothing waits. The queue is the order of these. */
  queuedAt: z.optional(instantSchema),
  review: z.optional(reviewSchema),
  /** A director suspended, archived or rejected them: only directors decide about them until one of them publishes them. */
  takenDownByDirector: z.optional(z.literal(true)),
  media: z.array(mediaSchema),
  ...storedFacts,
  /** There is a number of their professional register among the private details: staff search by that, not by the number. */
  hasDrt: z.optional(z.literal(true)),
  /** When the artist last said that photos and measurements are still true. */
  lookConfirmedAt: z.optional(instantSchema),
  /** When staff last asked whether they are. */
  lookAskedAt: z.optional(instantSchema),
  /** Sign-ins before this one were ended by their owner: they carry no staff rights any more. */
  sessionsEndedAt: z.optional(instantSchema),
  /** The account is disabled, or gone, at the provider: mirrored here for staff, whose grants sleep meanwhile. */
  isAccountDisabled: z.optional(z.boolean()),
  /** Of a director, where the agency asks directors for one: the grants count for sign-ins with a second factor only. */
  needsSecondFactor: z.optional(z.boolean()),
  /** What came of asking them before, counted anew every hour where something changed. */
  trackRecord: z.optional(trackRecordSchema),
  createdAt: instantSchema,
  updatedAt: instantSchema,
})
export type Profile = z.infer<typeof profileSchema>
