import { errorCode } from '../../lib/errorCode.ts'
import { useCallback } from 'react'
import { type Live, useLive, type Watch } from '../useLive.ts'
import { type TestEntry, watchTest } from './requests.ts'

/** A test, live; undefined for one that is not there and for one that is not this person's. */
export function useTest(testRequestId: string): Live<TestEntry | undefined> {
  const watch = useCallback<Watch<TestEntry | undefined>>(
    (onValue, onError) =>
      watchTest(testRequestId, onValue, (error) => {
        if (errorCode(error) === 'permission-denied') onValue(undefined)
        else onError(error)
      }),
    [testRequestId],
  )
  return useLive(watch)
}
