import { logWarning } from '../log.ts'
import { startTransition, useCallback, useEffect, useState } from 'react'

export type Loaded<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly status: 'ready'; readonly data: T }

type Outcome<T> = { readonly for: object } & ({ readonly data: T } | { readonly error: unknown })

/**
 * What one read of a public page gives. A change of `load` (keep it stable with `useCallback`) reads anew, and the answer
 * to an earlier one is given up.
 */
export function useLoad<T>(load: (signal: AbortSignal) => Promise<T>): Loaded<T> {
  const [attempt, setAttempt] = useState({ load })
  const [outcome, setOutcome] = useState<Outcome<T>>()
  const retry = useCallback(() => {
    setAttempt({ load })
  }, [load])
  if (attempt.load !== load) setAttempt({ load })

  useEffect(() => {
    const stop = new AbortController()
    // As a transition: a whole page's worth of content is drawn in pieces.
    const end = (found: Outcome<T>) => {
      startTransition(() => {
        if (!stop.signal.aborted) setOutcome(found)
      })
    }
    attempt.load(stop.signal).then(
      (data) => {
        end({ for: attempt, data })
      },
      (error: unknown) => {
        if (!stop.signal.aborted) logWarning('What a page needs could not be read', error)
        end({ for: attempt, error })
      },
    )
    return () => {
      stop.abort()
    }
  }, [attempt])

  if (outcome?.for !== attempt) return { status: 'loading' }
  return 'data' in outcome
    ? { status: 'ready', data: outcome.data }
    : { status: 'failed', error: outcome.error, retry }
}
