import type { Post } from '@ribalta/domain/schemas/posts/post'
import { formatDateTime } from '../../lib/formats/formatDateTime.ts'
import { Link } from '../../ui/Link.tsx'
import { adminPath } from './adminPath.ts'

/** The moment that matters of a post in its state. */
function whenOf({ status, scheduledFor, publishedAt, updatedAt }: Post): string {
  if (status === 'scheduled' && scheduledFor !== undefined) return `Sai em ${formatDateTime(scheduledFor)}`
  if (status === 'published' && publishedAt !== undefined)
    return `Publicado em ${formatDateTime(publishedAt)}`
  return `Alterado em ${formatDateTime(updatedAt)}`
}

/** A post in the list of a state. */
export function PostRow({ post }: { post: Post }) {
  return (
    <li className="group relative flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-4">
      <div className="min-w-0">
        <Link
          to={adminPath.post(post.slug)}
          className="text-lg font-medium break-words group-hover:text-accent after:absolute after:inset-0"
        >
          {post.title}
        </Link>
        <p className="flex flex-wrap gap-x-4 text-sm text-muted">
          <span className="wrap-anywhere">{`/blog/${post.slug}`}</span>
          <span>{post.authorName}</span>
        </p>
      </div>
      <p className="text-sm text-muted">{whenOf(post)}</p>
    </li>
  )
}
