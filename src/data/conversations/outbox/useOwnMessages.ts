import { useEffect, useState } from 'react'
import { useStore } from '../../../lib/store.ts'
import type { Thread } from '../thread.ts'
import type { Outbox, OutboxMessage, OutboxPause, OutboxState, SentMessage } from './outbox.ts'
import { ownOutbox } from './ownOutbox.ts'

export interface OwnMessages extends Pick<OutboxState, 'uploads' | 'isKept'> {
  readonly outbox: Outbox
  /** Why nothing of this conversation is being sent while something waits. */
  readonly pause: OutboxPause | 'none'
  /** What the server has and the conversation does not show yet. */
  readonly sent: readonly SentMessage[]
  /** What the server has not said to have, or has refused. */
  readonly unsent: readonly OutboxMessage[]
}

/** What of one's own is not in a conversation yet. */
export function useOwnMessages(conversationId: string, thread: Thread): OwnMessages {
  const [outbox] = useState(ownOutbox)
  const { messages, sent, pauses, uploads, isKept } = useStore(outbox)
  const n = thread.at(-1)?.n ?? 0
  useEffect(() => {
    outbox.noteShown(conversationId, n)
  }, [outbox, conversationId, n])
  // The conversation may show a message before its sender is answered.
  const isShown = (id: string): boolean => thread.findLast((message) => message.id === id) !== undefined
  return {
    outbox,
    pause: pauses.get(conversationId) ?? 'none',
    uploads,
    isKept,
    sent: sent.filter((message) => message.conversationId === conversationId && message.n > n),
    unsent: messages.filter((message) => message.conversationId === conversationId && !isShown(message.id)),
  }
}
