import { instantField } from './fields.ts'
import { decodePost, decodePostCard, type PostCard, type PublicPost } from './postsDecoder.ts'
import { readPublicQuery, type PublicQuery } from './publicQuery.ts'
import type { Filter } from './rest.ts'
import type { RestDocument } from './restDocuments.ts'

export type { PostCard, PublicPost } from './postsDecoder.ts'

/** Cards in one page of the list: whole rows of two and of three. */
const POSTS_PAGE_SIZE = 12
const NEWEST = 3
const RELATED = 3

type RunQuery = (query: PublicQuery, signal?: AbortSignal) => Promise<RestDocument[]>

/** Where a list goes on: after this post. */
export interface PostCursor {
  readonly publishedAt: PostCard['publishedAt']
  readonly slug: string
}

export interface PostPage {
  readonly posts: readonly PostCard[]
  /** Absent at the end of the list. */
  readonly next: PostCursor | undefined
}

/** What cards need; the text, most of a post's bytes, stays on the server. */
const CARD_FIELDS = [
  'title',
  'excerpt',
  'cover',
  'tags',
  'authorName',
  'readingMinutes',
  'publishedAt',
] as const

/** Without it the rules refuse a visitor's question. */
const IS_PUBLISHED: Filter = ['status', '==', 'published']

function cardsQuery(where: readonly Filter[], limit: number): PublicQuery {
  return {
    collection: 'posts',
    select: CARD_FIELDS,
    where: [IS_PUBLISHED, ...where],
    orderBy: [
      ['publishedAt', 'desc'],
      ['__name__', 'desc'],
    ],
    limit,
  }
}

function cardsOf(documents: readonly RestDocument[]): PostCard[] {
  return documents.flatMap((document) => decodePostCard(document) ?? [])
}

function pageQuery(tag: string | undefined, cursor: PostCursor | undefined): PublicQuery {
  const query = cardsQuery(tag === undefined ? [] : [['tags', 'array-contains', tag]], POSTS_PAGE_SIZE)
  if (cursor !== undefined) {
    return { ...query, startAfter: [cursor.publishedAt, { reference: `posts/${cursor.slug}` }] }
  }
  return tag === undefined ? { ...query, early: 'posts' } : query
}

/** A question rather than a `get`, which the rules would refuse for a draft: browsers log every refusal as an error. */
function postQuery(slug: string): PublicQuery {
  return {
    early: `post/${slug}`,
    collection: 'posts',
    where: [IS_PUBLISHED, ['slug', '==', slug]],
    limit: 1,
  }
}

/** The published posts, newest first, from a cursor on; of one tag where it is given. Rejects as {@link readPublicQuery} does.
 */
export async function readPostPage(
  tag?: string,
  cursor?: PostCursor,
  signal?: AbortSignal,
  runQuery: RunQuery = readPublicQuery,
): Promise<PostPage> {
  const documents = await runQuery(pageQuery(tag, cursor), signal)
  const last = documents.at(-1)
  const publishedAt = last === undefined ? undefined : instantField(last.data, 'publishedAt')
  const hasMore = documents.length === POSTS_PAGE_SIZE && last !== undefined && publishedAt !== undefined
  return { posts: cardsOf(documents), next: hasMore ? { publishedAt, slug: last.id } : undefined }
}

/** The three newest posts, for the home page. */
export async function readNewestPosts(
  signal?: AbortSignal,
  runQuery: RunQuery = readPublicQuery,
): Promise<PostCard[]> {
  return cardsOf(await runQuery(cardsQuery([], NEWEST), signal))
}

/** A published post by its address, or undefined where there is none. */
export async function readPost(
  slug: string,
  signal?: AbortSignal,
  runQuery: RunQuery = readPublicQuery,
): Promise<PublicPost | undefined> {
  const documents = await runQuery(postQuery(slug), signal)
  return documents.map(decodePost)[0]
}

/** Up to three other posts that share a tag, newest first. */
export async function readRelatedPosts(
  { slug, tags }: Pick<PostCard, 'slug' | 'tags'>,
  signal?: AbortSignal,
  runQuery: RunQuery = readPublicQuery,
): Promise<PostCard[]> {
  if (tags.length === 0) return []
  const query = cardsQuery([['tags', 'array-contains-any', tags]], RELATED + 1)
  const documents = await runQuery(query, signal)
  return cardsOf(documents.filter(({ id }) => id !== slug)).slice(0, RELATED)
}
