import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { type ListWalk, listWalk } from './listWalk.ts'

/** Keeps the list on the screen, so that details can go on through it. Keep `uids` and `readOn` stable. */
export function useListWalk(
  title: string,
  uids: readonly string[],
  { total, readOn }: Pick<ListWalk, 'total' | 'readOn'> = {},
): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (uids.length > 0) listWalk.set({ title, address: `${pathname}${search}`, uids, total, readOn })
  }, [title, pathname, search, uids, total, readOn])
}
