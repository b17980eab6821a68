import type { Page } from '../../lib/lists/pagedList.ts'
import { instantField } from '../rest/fields.ts'
import { decodePostCard, type PostCard } from './decoder.ts'
import { readPublicQuery, type PublicQuery } from '../rest/publicQuery.ts'
import type { Filter } from '../rest/rest.ts'
import type { RestDocument } from '../rest/documents.ts'

export type { PostCard } from './decoder.ts'

/** Cards in one page of the list: whole rows of two and of three. */
const POSTS_PAGE_SIZE = 12
const NEWEST = 3

export type RunQuery = (query: PublicQuery, signal?: AbortSignal) => Promise<RestDocument[]>

/** Where a list goes on: after this post. */
export interface PostCursor {
  readonly publishedAt: PostCard['publishedAt']
  readonly slug: string
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
export const IS_PUBLISHED: Filter = ['status', '==', 'published']

export function cardsQuery(where: readonly Filter[], limit: number): PublicQuery {
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

export function cardsOf(documents: readonly RestDocument[]): PostCard[] {
  return documents.flatMap((document) => decodePostCard(document) ?? [])
}

function pageQuery(tag: string | undefined, cursor: PostCursor | undefined): PublicQuery {
  const query = cardsQuery(tag === undefined ? [] : [['tags', 'array-contains', tag]], POSTS_PAGE_SIZE)
  if (cursor !== undefined) {
    return { ...query, startAfter: [cursor.publishedAt, { reference: `posts/${cursor.slug}` }] }
  }
  return tag === undefined ? { ...query, early: 'posts' } : query
}

/** The first page, which the prerendered list asks for before its code is there. */
export const firstPageQuery = (): PublicQuery => pageQuery(undefined, undefined)

/** The published posts, newest first, from a cursor on; of one tag where it is given. Rejects as {@link readPublicQuery} does.
 */
export async function readPostPage(
  tag?: string,
  cursor?: PostCursor,
  signal?: AbortSignal,
  runQuery: RunQuery = readPublicQuery,
): Promise<Page<PostCard, PostCursor>> {
  const documents = await runQuery(pageQuery(tag, cursor), signal)
  const last = documents.at(-1)
  const publishedAt = last === undefined ? undefined : instantField(last.data, 'publishedAt')
  const hasMore = documents.length === POSTS_PAGE_SIZE && last !== undefined && publishedAt !== undefined
  return { items: cardsOf(documents), next: hasMore ? { publishedAt, slug: last.id } : undefined }
}

/** The three newest posts, for the home page. */
export async function readNewestPosts(
  signal?: AbortSignal,
  runQuery: RunQuery = readPublicQuery,
): Promise<PostCard[]> {
  return cardsOf(await runQuery(cardsQuery([], NEWEST), signal))
}
