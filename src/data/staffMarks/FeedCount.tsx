import { useStore } from '../../lib/store.ts'
import { CountBadge } from '../../ui/CountBadge.tsx'
import { unread } from './unread.ts'
import { unreadWords } from './unreadWords.ts'
import { useFollowUnread } from './useFollowUnread.ts'

const SHOWN = 99

export interface FeedCountProps {
  reader: string
  /** By which the link names this as its description. */
  id: string
}

/** How much of the feed is news, beside its link. */
export default function FeedCount({ reader, id }: FeedCountProps) {
  useFollowUnread(reader)
  const known = useStore(unread)
  if (known?.reader !== reader || known.count === 0) return null
  const count = known.count > SHOWN ? `${String(SHOWN)}+` : known.count
  return <CountBadge id={id} count={count} words={unreadWords(known.count)} />
}
