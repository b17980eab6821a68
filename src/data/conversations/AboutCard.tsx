import type { About } from '@ribalta/domain/schemas/conversations/conversation'
import { Link } from '../../ui/Link.tsx'
import { ABOUT_WORDS, aboutPath } from './aboutWays.ts'

/** What a message is about, as a card that leads there. */
export function AboutCard({ about, isArtist }: { about: About; isArtist: boolean }) {
  return (
    <Link
      to={aboutPath(about, isArtist)}
      className="block min-w-0 rounded-control border border-line bg-surface px-3 py-2 text-ink no-underline hover:border-ink"
    >
      <span className="block text-xs text-muted">{ABOUT_WORDS[about.kind]}</span>{' '}
      <span className="block font-medium wrap-anywhere underline">{about.title}</span>
    </Link>
  )
}
