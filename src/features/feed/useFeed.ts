import { instantToDate } from '@ribalta/domain/instant'
import { useCallback, useMemo, useState } from 'react'
import { earlierFeedQuery, type FeedCursor, type FeedKinds, watchFeed } from '../../data/feed/queries.ts'
import type { FeedEntry } from '../../data/feed/entries.ts'
import { usePagedQuery } from '../../data/pagedQuery.ts'
import { type Live, useLive, type Watch } from '../../data/useLive.ts'
import type { Page, PagedList } from '../../lib/lists/pagedList.ts'

type FeedPage = Page<FeedEntry, FeedCursor>

export interface Feed {
  readonly list: PagedList<FeedEntry>
  /** What happened since the list was shown, which does not move by itself. */
  readonly news: readonly FeedEntry[]
  /** There are more than {@link news} tells. */
  readonly hasMoreNews: boolean
  readonly showNews: () => void
  /** Where the list is no longer live: to listen again. */
  readonly resume: (() => void) | undefined
}

const timeOf = ({ at }: FeedEntry): number => instantToDate(at).getTime()
const nothing = (): void => undefined

function newsOf(live: Live<FeedPage>, top: FeedPage | undefined): readonly FeedEntry[] {
  if (live.status !== 'ready' || top === undefined) return []
  const known = new Set(top.items.map(({ id }) => id))
  const last = top.items.at(-1)
  // A line that was taken away brings an earlier one up, which is no news.
  return live.data.items.filter(
    (line) => !known.has(line.id) && (last === undefined || timeOf(line) >= timeOf(last)),
  )
}

/** What happened, the newest first: its first page live, earlier ones on demand. */
export function useFeed(kinds: FeedKinds): Feed {
  const watch: Watch<FeedPage> = useCallback(
    (onValue, onError) => watchFeed(kinds, onValue, onError),
    [kinds],
  )
  const live = useLive(watch)
  const [shown, setShown] = useState<{ readonly watch: Watch<FeedPage>; readonly page: FeedPage }>()
  if (live.status === 'ready' && shown?.watch !== watch) setShown({ watch, page: live.data })
  const top = shown?.watch === watch ? shown.page : undefined
  const earlier = usePagedQuery(earlierFeedQuery(kinds, top?.next))
  const items = useMemo(
    () => [...new Map([...(top?.items ?? []), ...earlier.items].map((line) => [line.id, line])).values()],
    [top, earlier.items],
  )
  const news = newsOf(live, top)
  const resume = live.status === 'failed' ? live.retry : undefined
  return {
    list:
      top === undefined
        ? {
            items,
            status: resume === undefined ? 'loading' : 'failed',
            hasStarted: false,
            hasMore: true,
            lastFound: 0,
            more: resume ?? nothing,
          }
        : {
            ...earlier,
            items,
            hasStarted: true,
            hasMore: earlier.hasStarted ? earlier.hasMore : top.next !== undefined,
          },
    news,
    hasMoreNews:
      live.status === 'ready' && live.data.next !== undefined && news.length === live.data.items.length,
    showNews: () => {
      if (live.status === 'ready') setShown({ watch, page: live.data })
    },
    resume: top === undefined ? undefined : resume,
  }
}
