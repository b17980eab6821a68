import { zodResolver } from '@hookform/resolvers/zod'
import { toPostTag } from '@ribalta/domain/posts/postText'
import {
  completePostFormSchema,
  postFormSchema,
  type Post,
  type PostForm,
  type PostImage,
} from '@ribalta/domain/schemas/posts/post'
import { typedSchema } from '../../lib/forms/typedSchema.ts'

/** What the form holds: as the schema, with the tags as one text. */
export interface PostValues {
  title: string
  slug: string
  excerpt: string
  body: string
  tags: string
  cover: PostImage | null
}

export const EMPTY_POST: PostValues = { title: '', slug: '', excerpt: '', body: '', tags: '', cover: null }

export function toPostValues({ title, slug, excerpt, body, tags, cover }: PostForm): PostValues {
  return { title, slug, excerpt, body, tags: tags.join(', '), cover: cover ?? null }
}

/** The tags in a text that separates them by commas, each once. */
function tagsOf(text: string): string[] {
  return [...new Set(text.split(',').map(toPostTag))].filter((tag) => tag !== '')
}

/** What was typed as the domain's schema judges it. */
function toPostForm({ cover, tags, ...text }: PostValues): object {
  return { ...text, tags: tagsOf(tags), ...(cover === null ? {} : { cover }) }
}

export const draftResolver = zodResolver(typedSchema(toPostForm, postFormSchema))
export const postResolver = zodResolver(typedSchema(toPostForm, completePostFormSchema))

/** Whether its address may still change: nobody outside has ever seen it. */
export function isAddressOpen(post: Post | undefined): boolean {
  return post?.publishedAt === undefined
}
