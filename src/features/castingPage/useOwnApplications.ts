import { useMemo } from 'react'
import { useAuth } from '../../auth/AuthContext.tsx'
import type { Application, watchOwnApplications } from '../../data/applications/applications.ts'
import { useLive, type Live, type Watch } from '../../data/useLive.ts'

export type OwnApplications =
  /** Nobody is signed in. */
  { readonly status: 'none' } | Live<readonly Application[]>

export type WatchApplications = typeof watchOwnApplications

/** Its code, and Firestore's with it, comes for who is signed in alone. */
const watchStored: WatchApplications = async (...asked) => {
  const { watchOwnApplications } = await import('../../data/applications/applications.ts')
  return watchOwnApplications(...asked)
}

/** What the person who is signed in has applied for in this casting, live. Loads nothing for anybody else. */
export function useOwnApplications(castingId: string, watch = watchStored): OwnApplications {
  const { session } = useAuth()
  const uid = session.status === 'signedIn' ? session.user.uid : undefined
  const watchOwn = useMemo<Watch<readonly Application[]> | undefined>(
    () => (uid === undefined ? undefined : (onValue, onError) => watch(castingId, uid, onValue, onError)),
    [castingId, uid, watch],
  )
  const own = useLive(watchOwn)
  if (session.status === 'loading') return { status: 'loading' }
  return uid === undefined ? { status: 'none' } : own
}
