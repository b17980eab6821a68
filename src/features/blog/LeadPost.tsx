import type { PostCard } from '../../data/posts/posts.ts'
import { Link } from '../../ui/Link.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { PostCover, TagLine } from './PostCover.tsx'
import { PostMeta } from './PostMeta.tsx'

/** The newest post, large. */
export function LeadPost({ post }: { post: PostCard }) {
  return (
    <article className="group relative grid gap-x-12 gap-y-6 md:grid-cols-2 md:items-center">
      <PostCover post={post} isLead />
      <div>
        <TagLine tags={post.tags} />
        <h2 className="mt-3 text-title">
          <Link to={`/blog/${post.slug}`} className="after:absolute after:inset-0 group-hover:text-accent">
            {post.title}
          </Link>
        </h2>
        <p className="mt-4 max-w-prose text-lg text-muted">{post.excerpt}</p>
        <p className="mt-4 text-sm text-muted">
          <PostMeta post={post} />
        </p>
      </div>
    </article>
  )
}

export function LeadPlaceholder() {
  return (
    <div aria-hidden="true" className="grid gap-x-12 gap-y-6 md:grid-cols-2 md:items-center">
      <Skeleton className="aspect-[3/2] w-full" holdsPhoto />
      <div>
        <Skeleton className="h-5" />
        <Skeleton className="mt-3 font-display text-title" holdsText="title" />
        <Skeleton className="mt-4 max-w-prose text-lg text-muted" holdsText="excerpt" />
      </div>
    </div>
  )
}
