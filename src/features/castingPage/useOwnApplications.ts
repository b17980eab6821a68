import { useEffect, useState } from 'react'
import { useAuth } from '../../auth/AuthContext.tsx'
import type { Application } from '../../data/applications/applications.ts'
import { logWarning } from '../../lib/log.ts'

export type OwnApplications =
  /** Nobody is signed in. */
  | { readonly status: 'none' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly applications: readonly Application[] }

interface Answer {
  readonly of: string
  readonly applications: readonly Application[] | undefined
}

/** What the person who is signed in has applied for in this casting, live. Loads nothing for anybody else. */
export function useOwnApplications(castingId: string): OwnApplications {
  const { session } = useAuth()
  const uid = session.status === 'signedIn' ? session.user.uid : undefined
  const of = `${castingId} ${uid ?? ''}`
  const [answer, setAnswer] = useState<Answer>()

  useEffect(() => {
    if (uid === undefined) return undefined
    let hasLeft = false
    let stop = (): void => undefined
    const fail = (error: unknown): void => {
      if (hasLeft) return
      logWarning('One’s own applications could not be read', error)
      setAnswer({ of, applications: undefined })
    }
    const begin = async (): Promise<() => void> => {
      const { watchOwnApplications } = await import('../../data/applications/applications.ts')
      const take = (applications: Application[]): void => {
        if (!hasLeft) setAnswer({ of, applications })
      }
      return watchOwnApplications(castingId, uid, take, fail)
    }
    begin().then((unsubscribe) => {
      if (hasLeft) unsubscribe()
      else stop = unsubscribe
    }, fail)
    return () => {
      hasLeft = true
      stop()
    }
  }, [castingId, uid, of])

  if (session.status === 'loading') return { status: 'loading' }
  if (uid === undefined) return { status: 'none' }
  if (answer?.of !== of) return { status: 'loading' }
  const { applications } = answer
  return applications === undefined ? { status: 'failed' } : { status: 'ready', applications }
}
