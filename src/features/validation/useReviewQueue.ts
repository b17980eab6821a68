import { joinQueue } from '@ribalta/domain/reviewQueue'
import { useCallback, useMemo, useState } from 'react'
import { readQueueAfter, watchQueue, type ProfileEntry, type QueuePage } from '../../data/profiles/queue.ts'
import { useLive } from '../../data/useLive.ts'
import { logWarning } from '../../lib/log.ts'

export interface ReviewQueue {
  status: 'loading' | 'failed' | 'ready'
  entries: readonly ProfileEntry[]
  /** Those of the first page, which are as they are now. */
  live: readonly ProfileEntry[]
  hasMore: boolean
  more: () => void
  /** What the last ask for more came to. */
  moreStatus: 'idle' | 'loading' | 'failed'
  retry: () => void
  /** Takes somebody whose decision was made here out at once. */
  leave: (id: string) => void
}

const NOTHING: readonly ProfileEntry[] = []
const NO_PAGE: QueuePage = { entries: NOTHING, next: undefined }
const nothing = (): void => undefined

/** The queue: its first page live, further pages on demand. */
export function useReviewQueue(): ReviewQueue {
  const first = useLive('reviewQueue', watchQueue)
  const [later, setLater] = useState<QueuePage>()
  const [moreStatus, setMoreStatus] = useState<ReviewQueue['moreStatus']>('idle')
  const [reviewed, setReviewed] = useState<ReadonlySet<string>>(new Set())
  const page = first.status === 'ready' ? first.data : NO_PAGE
  const next = (later ?? page).next

  const more = useCallback(() => {
    if (next === undefined) return
    setMoreStatus('loading')
    readQueueAfter(next).then(
      (read) => {
        setLater((known) => ({ entries: [...(known?.entries ?? []), ...read.entries], next: read.next }))
        setMoreStatus('idle')
      },
      (error: unknown) => {
        logWarning('The queue could not be read further', error)
        setMoreStatus('failed')
      },
    )
  }, [next])

  const leave = useCallback((id: string) => {
    setReviewed((known) => new Set([...known, id]))
  }, [])

  const entries = useMemo(
    () => joinQueue(page.entries, later?.entries ?? NOTHING, reviewed),
    [page.entries, later, reviewed],
  )
  return {
    status: first.status,
    entries,
    live: page.entries,
    hasMore: next !== undefined,
    more,
    moreStatus,
    retry: first.status === 'failed' ? first.retry : nothing,
    leave,
  }
}
