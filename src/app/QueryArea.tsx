import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useMemo } from 'react'
import { useAuth } from '../auth/AuthContext.tsx'
import { passwordRequest } from '../auth/recentSignIn.ts'
import { createQueryClient } from '../data/queryClient.ts'
import { onForget } from '../lib/keptStorage.ts'
import { useStore } from '../lib/store.ts'
import type { Elements } from '../ui/elements.ts'
import { lazyPart } from '../ui/lazyPart.tsx'

const RecentSignInDialog = lazyPart(async () => {
  const { RecentSignInDialog: Dialog } = await import('../auth/RecentSignInDialog.tsx')
  return { default: Dialog }
})

let current: { uid: string; client: QueryClient } | undefined

/** Returns the person's cache: what one has read is never shown to the next. */
export function clientOf(uid: string): QueryClient {
  if (current?.uid !== uid) current = { uid, client: createQueryClient() }
  return current.client
}

onForget(() => {
  current?.client.clear()
  current = undefined
})

/** Server state for the guarded area; public pages read without it. */
export function QueryArea({ children }: { children: Elements }) {
  const { user } = useAuth()
  const uid = user?.uid ?? ''
  const isAsked = useStore(passwordRequest) !== undefined
  const client = useMemo(() => clientOf(uid), [uid])

  // Who leaves the screen has not given the password that was asked for.
  useEffect(
    () => () => {
      passwordRequest.current()?.answer(false)
    },
    [],
  )
  return (
    <QueryClientProvider client={client}>
      {children}
      {isAsked ? (
        <Suspense>
          <RecentSignInDialog />
        </Suspense>
      ) : null}
    </QueryClientProvider>
  )
}
