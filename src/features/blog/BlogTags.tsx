import type { PostCard } from '../../data/posts/posts.ts'
import { classNames } from '../../lib/classNames.ts'
import { Link } from '../../ui/Link.tsx'
import { blogPath } from './tagParam.ts'

const MOST = 8

/** The tags of the posts that are there, the commonest first; the chosen one is always among them. */
function tagsOf(posts: readonly PostCard[], chosen: string | undefined): string[] {
  const counts = new Map<string, number>()
  for (const tag of posts.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  const common = [...counts]
    .toSorted(([a, most], [b, more]) => more - most || a.localeCompare(b, 'pt-BR'))
    .map(([tag]) => tag)
    .slice(0, MOST)
  return chosen === undefined || common.includes(chosen) ? common : [chosen, ...common]
}

export interface BlogTagsProps {
  posts: readonly PostCard[]
  tag: string | undefined
}

/** Leads to the posts of one tag, and back to all. */
export default function BlogTags({ posts, tag: chosen }: BlogTagsProps) {
  const tags = tagsOf(posts, chosen)
  if (tags.length === 0) return null
  return (
    <nav aria-label="Etiquetas">
      {/* On a phone in one line to swipe: what is below must not move when they come. */}
      <ul className="-m-1.5 flex gap-2 overflow-x-auto p-1.5 md:flex-wrap">
        {[undefined, ...tags].map((tag) => (
          <li key={tag ?? ''}>
            <Link
              to={blogPath(tag)}
              aria-current={tag === chosen ? 'true' : undefined}
              className={classNames(
                'inline-flex whitespace-nowrap min-h-11 items-center rounded-full border px-4 text-sm',
                tag === chosen
                  ? 'border-accent bg-accent text-on-accent'
                  : 'border-line-strong hover:border-ink hover:bg-sunken',
              )}
            >
              {tag ?? 'Todos'}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
