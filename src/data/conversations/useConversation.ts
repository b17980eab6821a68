import { useCallback } from 'react'
import { type ConversationEntry, watchConversation } from './conversations.ts'
import { type Live, useLive, type Watch } from '../useLive.ts'
import { errorCode } from '../../lib/errorCode.ts'

/** A conversation, live; undefined where there is none and where it is of others. */
export function useConversation(id: string): Live<ConversationEntry | undefined> {
  const watch = useCallback<Watch<ConversationEntry | undefined>>(
    (onValue, onError) =>
      watchConversation(id, onValue, (error) => {
        if (errorCode(error) === 'permission-denied') onValue(undefined)
        else onError(error)
      }),
    [id],
  )
  return useLive(watch)
}
