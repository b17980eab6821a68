import { useCallback } from 'react'
import { type ConversationEntry, watchConversation } from '../../../data/conversations/conversations.ts'
import { type Live, useLive, type Watch } from '../../../data/useLive.ts'

/** An artist's conversation with the agency, live; undefined while there is none. */
export function useOwnConversation(uid: string): Live<ConversationEntry | undefined> {
  const watch = useCallback<Watch<ConversationEntry | undefined>>(
    (...followed) => watchConversation(uid, ...followed),
    [uid],
  )
  return useLive(watch)
}
