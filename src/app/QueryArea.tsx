import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { useAuth } from '../auth/AuthContext.tsx'
import { createQueryClient } from '../data/queryClient.ts'

let current: { uid: string; client: QueryClient } | undefined

/** One cache per person: what one has read is never shown to the next. */
function clientOf(uid: string): QueryClient {
  if (current?.uid !== uid) current = { uid, client: createQueryClient() }
  return current.client
}

/** Server state for the guarded area; public pages read without it. */
export function QueryArea({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const uid = user?.uid ?? ''
  const client = useMemo(() => clientOf(uid), [uid])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
