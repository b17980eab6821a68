import type { QueryClient } from '@tanstack/react-query'

/** The entry of a person into a guarded screen. */
export interface Entering {
  readonly uid: string
  readonly client: QueryClient
  /** The address: its path, and its query. */
  readonly path: string
  readonly params: URLSearchParams
}
