import * as z from 'zod/mini'
import { instantSchema } from './instant.ts'

/**
 * How far a registration got. `undoing` is a decision: nothing may complete the registration any more. `undone` is
 * kept for a while, so that what a straggler still makes for its uid is taken away as well.
 */
const REGISTRATION_STATES = ['reserved', 'undoing', 'undone', 'done'] as const

/** One attempt to register, `requests/{requestId}`; holds no personal data in clear. */
export const registrationRequestSchema = z.object({
  kind: z.literal('registration'),
  state: z.enum(REGISTRATION_STATES),
  uid: z.string(),
  username: z.string(),
  phone: z.string(),
  /** scrypt of the payload under `salt`: tells a repeat from another payload without keeping either. */
  payloadHash: z.string(),
  salt: z.string(),
  /** Earlier uids of this request whose registration was undone. */
  abandonedUids: z.array(z.string()),
  /** When the sweeper has something to do here; absent where it has not. */
  sweepAfter: z.optional(instantSchema),
})
export type RegistrationRequest = z.infer<typeof registrationRequestSchema>

/** Media that may no longer be (or never became) part of a profile, by their folders, `requests/media:{id}`. */
export const mediaRequestSchema = z.object({
  kind: z.literal('media'),
  uid: z.string(),
  mediaIds: z.array(z.string()),
  sweepAfter: instantSchema,
})
export type MediaRequest = z.infer<typeof mediaRequestSchema>

/** A person whose public page was taken down, and whose files are to move, `requests/media:{id}`. */
export const moveRequestSchema = z.object({
  kind: z.literal('move'),
  uid: z.string(),
  sweepAfter: instantSchema,
})
export type MoveRequest = z.infer<typeof moveRequestSchema>

/**
 * A person who is being deleted, `requests/deletion:{uid}`: decided in the transaction that removes the profile, gone
 * with the last trace.
 */
export const deletionRequestSchema = z.object({
  kind: z.literal('deletion'),
  uid: z.string(),
  /** Uploads that may still lie among the temporary ones. */
  tempMediaIds: z.array(z.string()),
  /** The name that posts carry, where the person is or was of staff. */
  byline: z.optional(z.string()),
  sweepAfter: instantSchema,
})
export type DeletionRequest = z.infer<typeof deletionRequestSchema>

/** A video that is to be prepared, `requests/video:{uid}:{mediaId}`, until that is over. */
export const videoRequestSchema = z.object({
  kind: z.literal('video'),
  uid: z.string(),
  mediaId: z.string(),
  /** How often it was begun. */
  attempts: z.int().check(z.nonnegative()),
  sweepAfter: instantSchema,
})
export type VideoRequest = z.infer<typeof videoRequestSchema>

export const requestSchema = z.discriminatedUnion('kind', [
  registrationRequestSchema,
  mediaRequestSchema,
  moveRequestSchema,
  deletionRequestSchema,
  videoRequestSchema,
])
