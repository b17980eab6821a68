import { useStore } from '../../lib/store.ts'
import { unread } from './unread.ts'
import { unreadWords } from './unreadWords.ts'
import { useFollowUnread } from './useFollowUnread.ts'

const SHOWN = 99

export interface FeedCountProps {
  reader: string
  /** By which the link names this as its description. */
  id: string
}

/** How much of the feed is news, beside its link: seen as a number, described in words, and no part of the link's name. */
export default function FeedCount({ reader, id }: FeedCountProps) {
  useFollowUnread(reader)
  const known = useStore(unread)
  if (known?.reader !== reader || known.count === 0) return null
  return (
    <span aria-hidden="true">
      <span className="rounded-full bg-accent px-1.5 py-0.5 text-xs font-semibold text-on-accent tabular-nums">
        {known.count > SHOWN ? `${String(SHOWN)}+` : known.count}
      </span>
      <span id={id} hidden>
        {unreadWords(known.count)}
      </span>
    </span>
  )
}
