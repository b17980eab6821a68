import { joinQueue } from '@ribalta/domain/people/reviewQueue'
import { useCallback, useMemo, useState } from 'react'
import { usePagedQuery } from '../../data/pagedQuery.ts'
import { laterQueueQuery } from '../../data/profiles/queries.ts'
import { watchQueue, type ProfileEntry, type QueuePage } from '../../data/profiles/queue.ts'
import { useLive } from '../../data/useLive.ts'
import type { PagedList } from '../../lib/lists/pagedList.ts'

export interface ReviewQueue extends PagedList<ProfileEntry> {
  /** Those of the first page, which are as they are now. */
  live: readonly ProfileEntry[]
  /** Takes somebody whose decision was made here out at once. */
  leave: (id: string) => void
}

const NO_PAGE: QueuePage = { items: [], next: undefined }
const nothing = (): void => undefined

/** The queue: its first page live, further pages on demand. */
export function useReviewQueue(): ReviewQueue {
  const first = useLive(watchQueue)
  const page = first.status === 'ready' ? first.data : NO_PAGE
  const later = usePagedQuery(laterQueueQuery(page.next))
  const [reviewed, setReviewed] = useState<ReadonlySet<string>>(new Set())

  const leave = useCallback((id: string) => {
    setReviewed((known) => new Set([...known, id]))
  }, [])

  const items = useMemo(
    () => joinQueue(page.items, later.items, reviewed),
    [page.items, later.items, reviewed],
  )
  const shared = { items, live: page.items, leave }
  if (first.status !== 'ready') {
    const more = first.status === 'failed' ? first.retry : nothing
    return { ...shared, status: first.status, hasStarted: false, hasMore: true, lastFound: 0, more }
  }
  return {
    ...later,
    ...shared,
    hasStarted: true,
    hasMore: later.hasStarted ? later.hasMore : page.next !== undefined,
  }
}
