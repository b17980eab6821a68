import * as z from 'zod/mini'
import { MAX_MEDIA } from '../../media/media.ts'
import { MAX_WORK_LINKS, WORK_KINDS, WORK_VISIBILITIES } from '../../people/work.ts'
import { linkSchema } from './facts.ts'
import { instantSchema } from '../instant.ts'

/** `works/{id}`: a credit of an artist. The public reads public ones of published artists. */
export const workSchema = z.strictObject({
  artistId: z.string(),
  title: z.string().check(z.trim(), z.minLength(1, 'Informe o título.'), z.maxLength(140)),
  year: z.int().check(z.minimum(1900), z.maximum(2100)),
  kind: z.enum(WORK_KINDS),
  role: z.optional(z.string().check(z.trim(), z.maxLength(140))),
  production: z.optional(z.string().check(z.trim(), z.maxLength(140))),
  links: z.array(linkSchema).check(z.maxLength(MAX_WORK_LINKS)),
  /** Ids of the artist's media. */
  mediaIds: z.array(z.string()).check(z.maxLength(MAX_MEDIA)),
  visibility: z.enum(WORK_VISIBILITIES),
  /** Place in the artist's list. */
  order: z.int().check(z.minimum(0), z.maximum(999)),
  updatedAt: instantSchema,
})
export type Work = z.infer<typeof workSchema>
