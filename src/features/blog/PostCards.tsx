import type { PostCard } from '../../data/posts/posts.ts'
import { Link } from '../../ui/Link.tsx'
import { PostCover, TagLine } from './PostCover.tsx'
import { PostMeta } from './PostMeta.tsx'

const GRID = 'grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-8'

export interface PostCardsProps {
  posts: readonly PostCard[]
  /** The level of the titles in the page. */
  level?: 'h2' | 'h3'
}

/** Posts as cards; the whole card follows the link, which is named by the title alone. */
export default function PostCards({ posts, level: Title = 'h2' }: PostCardsProps) {
  return (
    <ul className={GRID}>
      {posts.map((post) => (
        <li key={post.slug}>
          <article className="group relative">
            <PostCover post={post} />
            <div className="mt-4">
              <TagLine tags={post.tags} />
            </div>
            <Title className="mt-1.5 text-xl md:text-2xl">
              <Link
                to={`/blog/${post.slug}`}
                className="after:absolute after:inset-0 group-hover:text-accent"
              >
                {post.title}
              </Link>
            </Title>
            <p className="mt-2 line-clamp-3 text-muted">{post.excerpt}</p>
            <p className="mt-3 text-sm text-muted">
              <PostMeta post={post} />
            </p>
          </article>
        </li>
      ))}
    </ul>
  )
}
