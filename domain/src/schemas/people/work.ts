import * as z from 'zod/mini'
import { MAX_MEDIA } from '../../media/media.ts'
import { MAX_WORK_LINKS, WORK_KINDS, WORK_LINK, WORK_VISIBILITIES } from '../../people/work.ts'
import { linkSchema } from './facts.ts'
import { instantSchema } from '../instant.ts'

const TOO_LONG = 'Use até 140 caracteres.'
const YEAR = 'Informe o ano com quatro algarismos.'
const TOO_MANY_LINKS = `Informe até ${String(MAX_WORK_LINKS)} links.`

/** An address of a work's own, which is opened from the artist's page. */
export const workLinkSchema = linkSchema.check(z.regex(WORK_LINK, 'Confira este endereço.'))

/** `works/{id}`: a credit of an artist. The public reads public ones of published artists. */
export const workSchema = z.strictObject({
  artistId: z.string(),
  title: z.string().check(z.trim(), z.minLength(1, 'Informe o título.'), z.maxLength(140, TOO_LONG)),
  year: z.int(YEAR).check(z.minimum(1900, YEAR), z.maximum(2100, YEAR)),
  kind: z.enum(WORK_KINDS, 'Escolha o tipo.'),
  role: z.optional(z.string().check(z.trim(), z.maxLength(140, TOO_LONG))),
  production: z.optional(z.string().check(z.trim(), z.maxLength(140, TOO_LONG))),
  links: z.array(workLinkSchema).check(z.maxLength(MAX_WORK_LINKS, TOO_MANY_LINKS)),
  /** Ids of the artist's media. */
  mediaIds: z.array(z.string()).check(z.maxLength(MAX_MEDIA)),
  visibility: z.enum(WORK_VISIBILITIES),
  /** Place in the artist's list. */
  order: z.int().check(z.minimum(0), z.maximum(999)),
  updatedAt: instantSchema,
})
export type Work = z.infer<typeof workSchema>
