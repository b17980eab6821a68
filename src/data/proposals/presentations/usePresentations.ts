import { useCallback } from 'react'
import { type Participant, watchPresentations } from '../participations.ts'
import { type Live, useLive, type Watch } from '../../useLive.ts'

/** The presentations that an artist is in, live. */
export function usePresentations(uid: string): Live<readonly Participant[]> {
  const watch = useCallback<Watch<readonly Participant[]>>(
    (...followed) => watchPresentations(uid, ...followed),
    [uid],
  )
  return useLive(watch)
}
