import { logError, logWarning } from '../lib/log.ts'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    /** What the log says where the change fails. */
    mutationMeta: { failure: string }
  }
}

/**
 * Server state of the guarded area. Every read and every change that fails is logged here, and nowhere else; the screen
 * says it to the person.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      // The rest of the key may name a person.
      onError: (error, { queryKey }) => {
        logWarning(`A read of ${String(queryKey[0])} failed`, error)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => {
        logError(meta?.failure ?? 'A change failed', error)
      },
    }),
    defaultOptions: {
      queries: { staleTime: 30_000, refetchOnWindowFocus: false },
      // Without a connection a change fails, or waits, by what it calls.
      mutations: { networkMode: 'always' },
    },
  })
}
