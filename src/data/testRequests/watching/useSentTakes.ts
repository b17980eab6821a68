import { useCallback, useMemo } from 'react'
import { type Live, useLive, type Watch } from '../../useLive.ts'
import type { TestEntry } from '../requests.ts'
import { type TakeEntry, watchSentTakes } from '../takes.ts'
import { inOrder, type SentTake } from './sentTake.ts'

/** The takes that were sent of a test, live, in their order. */
export function useSentTakes({
  id,
  artistId,
}: Pick<TestEntry, 'id' | 'artistId'>): Live<readonly SentTake[]> {
  const watch = useCallback<Watch<TakeEntry[]>>(
    (onValue, onError) => watchSentTakes({ testRequestId: id, artistId }, onValue, onError),
    [id, artistId],
  )
  const live = useLive(watch)
  const data = live.status === 'ready' ? live.data : undefined
  const takes = useMemo(() => (data === undefined ? [] : inOrder({ id }, data)), [id, data])
  return live.status === 'ready' ? { status: 'ready', data: takes } : live
}
