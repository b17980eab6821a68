import { useCallback, useRef, useState } from 'react'
import { errorCode } from '../../lib/errorCode.ts'
import { logWarning } from '../../lib/log.ts'
import { useOnReconnect } from '../../lib/loading/useOnReconnect.ts'
import { useLive, type Watch } from '../useLive.ts'
import { type MessageEntry, readBefore, watchNewest } from './messages.ts'
import { hasOlder, type Thread, withNewest, withOlder } from './thread.ts'

export interface OpenThread {
  /** `closed` once the server refuses them: whoever reads is no longer in it. */
  readonly status: 'loading' | 'failed' | 'closed' | 'ready'
  readonly messages: Thread
  readonly hasOlder: boolean
  /** How reading what is before them goes. */
  readonly older: 'still' | 'reading' | 'failed'
  readonly readOlder: () => void
  /** Of one that failed or closed. */
  readonly retry: () => void
}

const NOTHING = (): undefined => undefined

/** A conversation's messages, the last ones live, with those before them as they are asked for. Give it a key by the conversation. */
export function useThread(conversationId: string): OpenThread {
  const [closed, setClosed] = useState(false)
  const watch = useCallback<Watch<readonly MessageEntry[]>>(
    (onValue, onError) =>
      watchNewest(
        conversationId,
        (messages) => {
          setClosed(false)
          onValue(messages)
        },
        (error) => {
          setClosed(errorCode(error) === 'permission-denied')
          onError(error)
        },
      ),
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
    status:
      live.status === 'failed' ? (closed ? 'closed' : 'failed') : taken === undefined ? 'loading' : 'ready',
    messages: thread,
    hasOlder: hasOlder(thread),
    older,
    readOlder,
    retry: live.status === 'failed' ? live.retry : NOTHING,
  }
}
