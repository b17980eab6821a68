import { useCallback, useEffect } from 'react'
import { useOnVisible } from '../../lib/loading/useOnVisible.ts'
import { watchNews } from '../feed/news.ts'
import { useLive } from '../useLive.ts'
import { refreshUnread } from './unread.ts'

/** Counts anew what somebody has not read whenever something happens, and when they come back to the tab: they may have read elsewhere. */
export function useFollowUnread(reader: string): void {
  const live = useLive(watchNews)
  const news = live.status === 'ready' ? live.data : undefined
  useEffect(() => {
    if (news !== undefined) void refreshUnread(reader, news[0]?.at)
  }, [reader, news])
  useOnVisible(useCallback(() => void refreshUnread(reader), [reader]))
}
