import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { logWarning } from '../lib/log.ts'

/** Begins to listen; resolves to how to stop. */
export type Watch<T> = (onValue: (value: T) => void, onError: (error: unknown) => void) => Promise<() => void>

export type Live<T> =
  | { readonly status: 'loading' }
  /** The listener has ended: what was there before is no longer true. */
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly data: T }

/**
 * A document or a list followed live while the component is there, its last value kept in the query cache under `key`.
 * Keep `watch` stable: another one listens anew.
 */
export function useLive<T>(key: string, watch: Watch<T>): Live<T> {
  const client = useQueryClient()
  const [attempt, setAttempt] = useState({ watch, key })
  const [failed, setFailed] = useState<object>()
  if (attempt.watch !== watch || attempt.key !== key) setAttempt({ watch, key })
  const { data } = useQuery<T>({ queryKey: ['live', key], queryFn: skipToken, staleTime: Infinity })

  useEffect(() => {
    let hasLeft = false
    let stop = (): void => undefined
    const fail = (error: unknown): void => {
      if (hasLeft) return
      logWarning(`A live read of ${attempt.key} ended`, error)
      client.removeQueries({ queryKey: ['live', attempt.key] })
      setFailed(attempt)
    }
    attempt
      .watch((value) => {
        if (!hasLeft) client.setQueryData(['live', attempt.key], value)
      }, fail)
      .then((unsubscribe) => {
        if (hasLeft) unsubscribe()
        else stop = unsubscribe
      }, fail)
    return () => {
      hasLeft = true
      stop()
    }
  }, [client, attempt])

  const retry = useCallback(() => {
    setAttempt({ watch, key })
  }, [watch, key])
  if (failed === attempt) return { status: 'failed', retry }
  return data === undefined ? { status: 'loading' } : { status: 'ready', data }
}
