import * as z from 'zod/mini'

/** What an artist does: ator, modelo, … (collection `classes`; specification, section 3). */
export const classSchema = z.object({
  id: z.string(),
  key: z.string(),
  nameEN: z.string(),
  namePT: z.string(),
})
export type ArtistClass = z.infer<typeof classSchema>

/** Something an artist can do, grouped by `type` (collection `skills`; specification, section 3). */
export const skillSchema = z.object({
  id: z.string(),
  type: z.string(),
  descriptionPT: z.string(),
  descriptionEN: z.string(),
  descriptionES: z.string(),
})
export type Skill = z.infer<typeof skillSchema>
