import { useCallback, useMemo, useState } from 'react'
import {
  type Application,
  FOLLOWED,
  watchNewestApplications,
} from '../../../data/applications/applications.ts'
import { olderApplicationsQuery } from '../../../data/applications/queries.ts'
import { usePagedQuery } from '../../../data/pagedQuery.ts'
import { useLive, type Live, type Watch } from '../../../data/useLive.ts'
import type { PagedList } from '../../../lib/lists/pagedList.ts'
import { inOrder } from './applicationOrder.ts'

/** How many are shown at first, and more each time. */
const SHOWN = 10

/** One's own applications: the newest live, older ones as far as they were asked for, and of them as many as are shown. */
export function useMyApplications(uid: string): Live<PagedList<Application> & { all: Application[] }> {
  const watch = useCallback<Watch<readonly Application[]>>(
    (...followed) => watchNewestApplications(uid, ...followed),
    [uid],
  )
  const live = useLive(watch)
  /** What was followed when older ones were first asked for: a new one must push none of it out between the two. */
  const [known, setKnown] = useState<readonly Application[]>()
  const older = usePagedQuery(olderApplicationsQuery(uid, known?.at(-1)?.createdAt))
  const [shown, setShown] = useState(SHOWN)
  const followed = live.status === 'ready' ? live.data : undefined
  const all = useMemo(() => inOrder(followed ?? [], known ?? [], older.items), [followed, known, older.items])
  if (live.status !== 'ready') return live
  const mayBeOlder = known === undefined ? live.data.length === FOLLOWED : older.hasMore
  return {
    status: 'ready',
    data: {
      all,
      items: all.slice(0, shown),
      status: known === undefined ? 'idle' : older.status,
      hasStarted: true,
      hasMore: shown < all.length || mayBeOlder,
      lastFound: older.lastFound,
      more: () => {
        setShown(shown + SHOWN)
        if (shown + SHOWN <= all.length || !mayBeOlder) return
        if (known === undefined) setKnown(live.data)
        else older.more()
      },
    },
  }
}
