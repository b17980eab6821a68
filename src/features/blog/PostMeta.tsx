import { instantToDate } from '@ribalta/domain/instant'
import type { PostCard } from '../../data/posts/posts.ts'
import { formatDate } from '../../lib/formats/formatDate.ts'

/** When a post came out and how long it takes to read. */
export function PostMeta({ post }: { post: Pick<PostCard, 'publishedAt' | 'readingMinutes'> }) {
  return (
    <>
      <time dateTime={instantToDate(post.publishedAt).toISOString()}>{formatDate(post.publishedAt)}</time>
      <span aria-hidden="true"> · </span>
      <span>{`${String(post.readingMinutes)} min de leitura`}</span>
    </>
  )
}
