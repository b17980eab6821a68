import { testStatusAt } from '@ribalta/domain/screenTests/testStatus'
import { useCallback } from 'react'
import { useNow } from '../../lib/useNow.ts'
import { type Live, useLive, type Watch } from '../useLive.ts'
import { type TestEntry, watchWaitingTests } from './requests.ts'

/** The tests that wait for an artist, live, the nearest deadline first; not those whose time has run out. */
export function useWaitingTests(uid: string): Live<readonly TestEntry[]> {
  const now = useNow()
  const watch = useCallback<Watch<TestEntry[]>>((...followed) => watchWaitingTests(uid, ...followed), [uid])
  const live = useLive(watch)
  if (live.status !== 'ready') return live
  const waiting = live.data.filter((test) => testStatusAt(test, now) !== 'expired')
  return { ...live, data: waiting.toSorted((one, other) => one.deadline.seconds - other.deadline.seconds) }
}
