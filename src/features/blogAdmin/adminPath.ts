import { POST_STATUSES, type PostStatus } from '@ribalta/domain/posts/postStatus'

/** What stands for a post that is not written yet; no address of a post has an underscore. */
const NEW = '_novo'

/** Where the director's desk is, by what is open on it. */
export const adminPath = {
  list: (status: PostStatus): string => `/blog-admin?estado=${status}`,
  post: (slug: string): string => `/blog-admin?post=${slug}`,
  newPost: `/blog-admin?post=${NEW}`,
} as const

export type AdminPlace =
  | { readonly kind: 'list'; readonly status: PostStatus }
  /** Without a slug, a new one. */
  | { readonly kind: 'post'; readonly slug: string | undefined }

/** What an address asks to be open. */
export function adminPlace(params: URLSearchParams): AdminPlace {
  const post = params.get('post')
  if (post !== null) return { kind: 'post', slug: post === NEW ? undefined : post }
  const asked = params.get('estado')
  return { kind: 'list', status: POST_STATUSES.find((status) => status === asked) ?? 'draft' }
}
