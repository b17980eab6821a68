import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { listWalk } from './listWalk.ts'

/** Keeps the list on the screen, so that details can go on through it. Keep `uids` stable. */
export function useListWalk(title: string, uids: readonly string[]): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (uids.length > 0) listWalk.set({ title, address: `${pathname}${search}`, uids })
  }, [title, pathname, search, uids])
}
