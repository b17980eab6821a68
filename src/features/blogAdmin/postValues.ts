import { toPostTag } from '@ribalta/domain/postText'
import { postFormSchema, type Post, type PostForm, type PostImage } from '@ribalta/domain/schemas/post'
import type { FieldErrors, Resolver } from 'react-hook-form'

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

/** Checks what was typed with the domain's schema. */
export const postResolver: Resolver<PostValues, unknown, PostForm> = (values) => {
  const { cover, tags, ...text } = values
  const parsed = postFormSchema.safeParse({
    ...text,
    tags: tagsOf(tags),
    ...(cover === null ? {} : { cover }),
  })
  if (parsed.success) return { values: parsed.data, errors: {} }
  const errors: FieldErrors<PostValues> = {}
  for (const { path, message } of parsed.error.issues) {
    const field = path[0] as keyof PostValues
    errors[field] ??= { type: 'schema', message }
  }
  return { values: {}, errors }
}

/** Whether its address may still change: nobody outside has ever seen it. */
export function isAddressOpen(post: Post | undefined): boolean {
  return post?.publishedAt === undefined
}
