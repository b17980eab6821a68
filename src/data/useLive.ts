import { useCallback, useEffect, useState } from 'react'
import { logWarning } from '../lib/log.ts'

/** Begins to listen; resolves to how to stop. */
export type Watch<T> = (onValue: (value: T) => void, onError: (error: unknown) => void) => Promise<() => void>

export type Live<T> =
  | { readonly status: 'loading' }
  /** The listener has ended: what was there before is no longer true. */
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly data: T }

type Said<T> = { readonly by: object } & ({ readonly data: T } | { readonly error: true })

/** Milliseconds until the screen has a listener of its own. */
const WARM_UP_MS = 3000

/** Starts a listener shortly before a screen starts the same one; Firestore serves both from one query. This one stops by itself. */
export async function beginWatch<T>(watch: Watch<T>): Promise<void> {
  const ignore = (): void => undefined
  setTimeout(await watch(ignore, ignore), WARM_UP_MS)
}

/**
 * A document or a list followed live while the component is there; nothing is followed without a `watch`. Keep it stable
 * with `useCallback`: another one listens anew, and what the first one said is no longer shown.
 */
export function useLive<T>(watch: Watch<T> | undefined): Live<T> {
  const [attempt, setAttempt] = useState({ watch })
  const [said, setSaid] = useState<Said<T>>()
  const retry = useCallback(() => {
    setAttempt({ watch })
  }, [watch])
  if (attempt.watch !== watch) setAttempt({ watch })

  useEffect(() => {
    let hasLeft = false
    let stop = (): void => undefined
    const fail = (error: unknown): void => {
      if (hasLeft) return
      logWarning('A live read ended', error)
      setSaid({ by: attempt, error: true })
    }
    attempt
      .watch?.((data) => {
        if (!hasLeft) setSaid({ by: attempt, data })
      }, fail)
      .then((unsubscribe) => {
        if (hasLeft) unsubscribe()
        else stop = unsubscribe
      }, fail)
    return () => {
      hasLeft = true
      stop()
    }
  }, [attempt])

  // Also in the very render in which another one is given: what is kept of an answer is kept of the right one.
  if (attempt.watch !== watch || said?.by !== attempt) return { status: 'loading' }
  return 'data' in said ? { status: 'ready', data: said.data } : { status: 'failed', retry }
}
