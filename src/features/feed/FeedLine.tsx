import { PersonChip } from '../../data/roster/PersonChip.tsx'
import type { FeedEntry } from '../../data/feed/entries.ts'
import { classNames } from '../../lib/classNames.ts'
import { formatTime } from '../../lib/formats/formatDateTime.ts'
import { Link } from '../../ui/Link.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { feedPath } from './feedPath.ts'
import { feedGroupWords, feedWords } from './feedWords.ts'
import { useFeedNames } from './useFeedNames.ts'

export interface FeedLineProps {
  /** One line, or several that belong together, the newest first. */
  lines: readonly FeedEntry[]
  newest: FeedEntry
  reader: string
  isUnread: boolean
  onOpen: () => void
}

/** What happened, in a sentence that leads to what it is about. */
export function FeedLine({ lines, newest, reader, isUnread, onOpen }: FeedLineProps) {
  const names = useFeedNames(newest, reader)
  const words = lines.length === 1 ? feedWords(newest, names) : feedGroupWords(newest, lines.length, names)
  return (
    <Link
      to={feedPath(newest, names.card?.status)}
      data-item
      onClick={onOpen}
      className="relative flex min-w-0 grow items-center gap-3 rounded-control py-3 pr-2 pl-5 -outline-offset-2 hover:bg-sunken"
    >
      {isUnread ? (
        <span className="absolute left-1 size-2 rounded-full bg-accent">
          <span className="sr-only">Não lida:</span>
        </span>
      ) : null}
      <PersonChip photo={names.card?.photo ?? null}>
        {names.isPending ? (
          <Skeleton className="inline-block h-[1em] w-48 align-middle" />
        ) : (
          <span className={classNames(isUnread && 'font-semibold')}>{words}</span>
        )}
      </PersonChip>
      <time className="ml-auto shrink-0 text-sm text-muted tabular-nums">{formatTime(newest.at)}</time>
    </Link>
  )
}
