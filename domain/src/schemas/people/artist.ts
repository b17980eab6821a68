import * as z from 'zod/mini'
import { publicFacts } from './facts.ts'
import { instantSchema } from '../instant.ts'
import { mediaSchema } from '../media/media.ts'

/**
 * What the public sees of a validated artist, `artists/{uid}`: no e-mail, phone, birth date or grants. Written by
 * functions only, in the transaction that validates the profile.
 */
export const artistSchema = z.object({
  artisticName: z.string(),
  username: z.string(),
  media: z.array(mediaSchema),
  /** The ids in `media`: the Storage rules ask here whether a file is public. */
  mediaIds: z.array(z.string()),
  ...publicFacts,
  /** Name in search form, for order and prefix search. */
  nameKey: z.string(),
  /** What the list can be filtered by; see artistTokens.ts. */
  tokens: z.array(z.string()),
  /** Shown on the home page, chosen by the directors. */
  featured: z.boolean(),
  publishedAt: instantSchema,
  /** A child's page: kept from search engines, without works. */
  minor: z.optional(z.literal(true)),
})
export type Artist = z.infer<typeof artistSchema>
