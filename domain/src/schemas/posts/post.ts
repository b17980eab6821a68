import * as z from 'zod/mini'
import { POST_IMAGE_BASE, POST_UPLOAD_ID } from '../../posts/postImage.ts'
import { POST_STATUSES } from '../../posts/postStatus.ts'
import { instantSchema } from '../instant.ts'
import { textField } from '../text.ts'

export const MAX_POST_TAGS = 6
export const POST_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** A processed picture of the blog: `{base}/{width}.{format}` as for photos of artists. */
export const postImageSchema = z.strictObject({
  base: z.string().check(z.regex(POST_IMAGE_BASE)),
  widths: z.array(z.int().check(z.positive())).check(z.minLength(1)),
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  placeholder: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  /** What it shows, for those who don't see it. */
  alt: textField(0, 200, 'Descrição da imagem'),
})
export type PostImage = z.infer<typeof postImageSchema>

/** `claimPostImage`: what was uploaded as `blog/uploads/{uploadId}`. */
export const claimPostImageSchema = z.strictObject({
  uploadId: z.string().check(z.regex(POST_UPLOAD_ID, 'Arquivo temporário inválido.')),
})
export type ClaimPostImageInput = z.infer<typeof claimPostImageSchema>

/** What `claimPostImage` answers: the picture without words for it. */
export const claimedPostImageSchema = z.omit(postImageSchema, { alt: true })
export type ClaimedPostImage = z.infer<typeof claimedPostImageSchema>

/** The form of a post. A draft needs a title and an address only. */
export const postFormSchema = z.strictObject({
  title: textField(3, 140, 'Título'),
  slug: z
    .string()
    .check(
      z.minLength(3, 'Endereço: informe ao menos 3 caracteres.'),
      z.maxLength(100, 'Endereço: no máximo 100 caracteres.'),
      z.regex(POST_SLUG, 'Endereço: só letras minúsculas, números e hífens.'),
    ),
  excerpt: textField(0, 280, 'Resumo'),
  /** Markdown; never trusted as HTML. */
  body: textField(0, 40_000, 'Texto'),
  cover: z.optional(postImageSchema),
  tags: z
    .array(textField(2, 30, 'Etiqueta'))
    .check(z.maxLength(MAX_POST_TAGS, `Use até ${String(MAX_POST_TAGS)} etiquetas.`)),
})
export type PostForm = z.infer<typeof postFormSchema>

/** The form of a post that is published or scheduled. */
export const completePostFormSchema = z.extend(postFormSchema, {
  excerpt: textField(10, 280, 'Resumo'),
  body: textField(1, 40_000, 'Texto'),
})

/** `posts/{slug}`; the slug is the document's id. The public reads published ones only. */
export const postSchema = z.extend(postFormSchema, {
  status: z.enum(POST_STATUSES),
  authorName: z.string(),
  /** Of the text, so that lists can tell it without reading it. */
  readingMinutes: z.int().check(z.positive()),
  /** When a scheduled post goes out. */
  scheduledFor: z.optional(instantSchema),
  publishedAt: z.optional(instantSchema),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  version: z.int(),
})
export type Post = z.infer<typeof postSchema>
