import { useQuery } from '@tanstack/react-query'
import { privateFileQuery } from '../../data/profiles/queries.ts'

export type PrivateFile =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly blob: Blob }

/** A stored file as staff may read it. */
export function usePrivateFile(path: string, isWanted: boolean): PrivateFile {
  const { data, isError, refetch } = useQuery({ ...privateFileQuery(path), enabled: isWanted })
  if (isError) return { status: 'failed', retry: () => void refetch() }
  return data === undefined ? { status: 'loading' } : { status: 'ready', blob: data }
}
