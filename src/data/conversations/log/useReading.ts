import { unreadIn } from '@ribalta/domain/conversations/conversation'
import { useCallback, useEffect, useState } from 'react'
import { useOnVisible } from '../../../lib/loading/useOnVisible.ts'
import { useStore } from '../../../lib/store.ts'
import { markRead, ownInbox } from '../../inboxes/inbox.ts'

/**
 * Marks a conversation as read up to `n` while its end is in view of somebody who looks at it. Gives the last message that had been read
 * when it was opened, where others came after it.
 */
export function useReading(
  conversationId: string,
  reader: string,
  { n, isAtEnd }: { readonly n: number; readonly isAtEnd: boolean },
): number | undefined {
  const known = useStore(ownInbox)
  const inbox = known?.reader === reader ? known.inbox : undefined
  const [opened, setOpened] = useState<{ readonly readUntil: number | undefined }>()
  if (opened === undefined && inbox !== undefined) {
    const hasNews = unreadIn(inbox, conversationId) > 0
    setOpened({ readUntil: hasNews ? (inbox.read[conversationId] ?? 0) : undefined })
  }

  const mark = useCallback(() => {
    if (isAtEnd && n > 0 && document.visibilityState === 'visible') void markRead(reader, conversationId, n)
  }, [reader, conversationId, n, isAtEnd])
  const last = inbox?.last[conversationId]
  // Also when the inbox is told later than the conversation.
  useEffect(mark, [mark, last])
  useOnVisible(mark)

  return opened?.readUntil
}
