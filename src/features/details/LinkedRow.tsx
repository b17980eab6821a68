import { Link } from '../../ui/Link.tsx'
import { Tag } from '../../ui/Tag.tsx'

export interface LinkedRowProps {
  to: string
  title: string
  facts: string
  standing: string
}

/** Something that somebody is in: what it is called, the way to it, and where it stands. */
export function LinkedRow({ to, title, facts, standing }: LinkedRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <Link to={to} className="min-w-0 grow text-link break-words">
        {title}
      </Link>
      <span className="text-sm text-muted">{facts}</span>
      <Tag>{standing}</Tag>
    </li>
  )
}
