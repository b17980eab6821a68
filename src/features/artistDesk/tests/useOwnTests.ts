import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Live } from '../../../data/useLive.ts'
import { usePagedQuery } from '../../../data/pagedQuery.ts'
import { testReads, testsOfQuery } from '../../../data/testRequests/queries.ts'
import type { TestEntry } from '../../../data/testRequests/requests.ts'
import { useWaitingTests } from '../../../data/testRequests/useWaitingTests.ts'
import type { PagedList } from '../../../lib/lists/pagedList.ts'
import { earlierTests } from './earlierTests.ts'

const NOTHING: readonly TestEntry[] = []

export interface OwnTests {
  /** Those that wait for the artist, live. */
  readonly waiting: Live<readonly TestEntry[]>
  /** The others, the newest first, as far as they were read. */
  readonly earlier: PagedList<TestEntry>
}

/** The tests that were asked of an artist; whoever comes back from one finds it as it stands. */
export function useOwnTests(uid: string, now: Date): OwnTests {
  const waiting = useWaitingTests(uid)
  const list = usePagedQuery({ ...testsOfQuery(uid), staleTime: 0 })
  const client = useQueryClient()
  const followed = waiting.status === 'ready' ? waiting.data : NOTHING
  const { tests, isBehind } = useMemo(
    () => earlierTests(list.items, followed, now),
    [list.items, followed, now],
  )
  const isToRead = isBehind && waiting.status === 'ready'
  useEffect(() => {
    if (isToRead) void client.invalidateQueries(testReads)
  }, [client, isToRead])
  return { waiting, earlier: { ...list, items: tests } }
}
