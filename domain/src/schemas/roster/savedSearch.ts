import * as z from 'zod/mini'
import { instantSchema } from '../instant.ts'

const MAX_QUERY = 2000
export const searchNameSchema = z
  .string()
  .check(z.trim(), z.minLength(1, 'Dê um nome à busca.'), z.maxLength(80, 'No máximo 80 caracteres.'))

/** `savedSearches/{id}`: a search of staff's, mine or shared with the team. */
export const savedSearchSchema = z.strictObject({
  owner: z.string(),
  name: searchNameSchema,
  /** What Busca has in its address. */
  query: z.string().check(z.maxLength(MAX_QUERY)),
  shared: z.boolean(),
  /** When its owner last opened it: whoever came since is new. */
  seenAt: instantSchema,
})
export type SavedSearch = z.infer<typeof savedSearchSchema>
