import { useMemo, useState } from 'react'
import {
  type ConversationEntry,
  LISTED,
  MAX_LISTED,
  watchOwn,
  watchWaiting,
} from '../../data/conversations/conversations.ts'
import { useLive, type Watch } from '../../data/useLive.ts'
import type { ChatView } from './useChatAddress.ts'

type Entries = readonly ConversationEntry[]

export interface FollowedConversations {
  readonly status: 'loading' | 'ready' | 'failed'
  /** Those that are known, also while more are on their way. */
  readonly entries: Entries | undefined
  /** There may be more, which `more` lists, or so many that the list ends before them. */
  readonly rest: 'none' | 'more' | 'older'
  readonly more: () => void
  readonly retry: (() => void) | undefined
}

/** Returns how to follow the newest conversations of a view. */
export function watchOf(view: ChatView, reader: string, most: number): Watch<Entries> {
  return (...followed) =>
    view === 'waiting' ? watchWaiting(most, ...followed) : watchOwn(reader, most, ...followed)
}

/** The conversations of a view, live, the newest first. Give it a key by the view. */
export function useConversations(view: ChatView, reader: string): FollowedConversations {
  const [most, setMost] = useState(LISTED)
  const watch = useMemo(() => watchOf(view, reader, most), [view, reader, most])
  const live = useLive(watch)
  const [entries, setEntries] = useState<Entries>()
  if (live.status === 'ready' && live.data !== entries) setEntries(live.data)
  const isFull = entries !== undefined && entries.length >= Math.min(most, MAX_LISTED)
  return {
    status: live.status,
    entries: live.status === 'ready' ? live.data : entries,
    rest: !isFull ? 'none' : most < MAX_LISTED ? 'more' : 'older',
    more: () => {
      setMost(Math.min(most + LISTED, MAX_LISTED))
    },
    retry: live.status === 'failed' ? live.retry : undefined,
  }
}
