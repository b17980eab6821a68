import type { Post } from '@ribalta/domain/schemas/posts/post'
import { instantField, textField } from '../rest/fields.ts'
import { cardsOf, cardsQuery, IS_PUBLISHED, type RunQuery } from './posts.ts'
import { decodePostCard, type PostCard } from './decoder.ts'
import { readPublicQuery, type PublicQuery } from '../rest/publicQuery.ts'
import type { RestDocument } from '../rest/documents.ts'

/** A post as its page shows it. */
export interface PublicPost extends PostCard, Pick<Post, 'body' | 'updatedAt'> {}

const RELATED = 3

/** A document of `posts` as its page uses it; see {@link decodePostCard}. */
function decodePost(document: RestDocument): PublicPost | undefined {
  const card = decodePostCard(document)
  if (card === undefined) return undefined
  const { data } = document
  return {
    ...card,
    body: textField(data, 'body'),
    updatedAt: instantField(data, 'updatedAt') ?? card.publishedAt,
  }
}

/** A question rather than a `get`, which the rules would refuse for a draft: browsers log every refusal as an error. */
export function postQuery(slug: string): PublicQuery {
  return {
    early: `post/${slug}`,
    collection: 'posts',
    where: [IS_PUBLISHED, ['slug', '==', slug]],
    limit: 1,
  }
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
