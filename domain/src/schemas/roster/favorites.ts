import * as z from 'zod/mini'
import { instantSchema } from '../instant.ts'

/** People in a list: what is longer is a search. */
export const MAX_FAVORITES = 200
export const MAX_FAVORITE_NOTE = 500

export const favoriteListNameSchema = z
  .string()
  .check(z.trim(), z.minLength(1, 'Dê um nome à lista.'), z.maxLength(80, 'No máximo 80 caracteres.'))

/**
 * `favoriteLists/{id}`: people whom staff keep together, mine or shared with the team. The one that the star fills has its
 * owner's uid as its id and is there once something is starred.
 */
export const favoriteListSchema = z.strictObject({
  owner: z.string(),
  name: favoriteListNameSchema,
  shared: z.boolean(),
  /** Who is in it, so that one document says it; in no order. */
  people: z.array(z.string()).check(z.maxLength(MAX_FAVORITES)),
  updatedAt: instantSchema,
})
export type FavoriteList = z.infer<typeof favoriteListSchema>

/** `favoriteLists/{id}/items/{uid}`: one of its people. */
export const favoriteSchema = z.strictObject({
  artistId: z.string(),
  /** The list's owner, with whose account it goes. */
  owner: z.string(),
  /** Where in the list, as a fractional key; ties go by the uid. */
  order: z.string().check(z.minLength(1), z.maxLength(100)),
  note: z.string().check(z.maxLength(MAX_FAVORITE_NOTE)),
  /** The uid of the note's last writer; absent before its first change. */
  noteBy: z.optional(z.string()),
  /** Counts the note's changes, so that it is written only over a version its writer has read. */
  noteVersion: z.optional(z.number()),
})
export type Favorite = z.infer<typeof favoriteSchema>
