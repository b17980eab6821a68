import { useCallback, useEffect, useRef } from 'react'
import type { RowAct } from './ArtistRow.tsx'

type Act = (artistId: string, act: RowAct) => void

/** An act that stays the same over renders, so that only the row that changes is drawn anew; it does what the newest one does. */
export function useSameAct(act: Act): Act {
  const latest = useRef<Act>(() => undefined)
  useEffect(() => {
    latest.current = act
  })
  return useCallback<Act>((artistId, which) => {
    latest.current(artistId, which)
  }, [])
}
