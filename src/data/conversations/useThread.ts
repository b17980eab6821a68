import { useCallback, useRef, useState } from 'react'
import { logWarning } from '../../lib/log.ts'
import { useOnReconnect } from '../../lib/loading/useOnReconnect.ts'
import { useLive, type Watch } from '../useLive.ts'
import { type MessageEntry, readBefore, watchNewest } from './messages.ts'
import { hasOlder, type Thread, withNewest, withOlder } from './thread.ts'

export interface OpenThread {
  readonly status: 'loading' | 'failed' | 'ready'
  readonly messages: Thread
  readonly hasOlder: boolean
  /** How reading what is before them goes. */
  readonly older: 'still' | 'reading' | 'failed'
  readonly readOlder: () => void
  /** Of one that failed. */
  readonly retry: () => void
}

const NOTHING = (): undefined => undefined

/** A conversation's messages, the last ones live, with those before them as they are asked for. Give it a key by the conversation. */
export function useThread(conversationId: string): OpenThread {
  const watch = useCallback<Watch<readonly MessageEntry[]>>(
    (...followed) => watchNewest(conversationId, ...followed),
    [conversationId],
  )
  const live = useLive(watch)
  const newest = live.status === 'ready' ? live.data : undefined
  const [thread, setThread] = useState<Thread>([])
  const [taken, setTaken] = useState<readonly MessageEntry[]>()
  const [older, setOlder] = useState<OpenThread['older']>('still')
  const isReading = useRef(false)
  if (newest !== undefined && newest !== taken) {
    setTaken(newest)
    setThread(withNewest(thread, newest))
  }

  const first = thread[0]?.n
  const readOlder = useCallback(() => {
    if (first === undefined || isReading.current) return
    isReading.current = true
    setOlder('reading')
    readBefore(conversationId, first)
      .then(
        (found) => {
          setThread((known) => withOlder(known, found))
          setOlder('still')
        },
        (error: unknown) => {
          logWarning('Older messages were not read', error)
          setOlder('failed')
        },
      )
      .finally(() => {
        isReading.current = false
      })
  }, [conversationId, first])

  useOnReconnect(older === 'failed' ? readOlder : undefined)

  return {
    status: live.status === 'failed' ? 'failed' : taken === undefined ? 'loading' : 'ready',
    messages: thread,
    hasOlder: hasOlder(thread),
    older,
    readOlder,
    retry: live.status === 'failed' ? live.retry : NOTHING,
  }
}
