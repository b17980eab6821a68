import { useQuery } from '@tanstack/react-query'
import { readPrivateFile } from '../../data/profiles/media.ts'

export type PrivateFile =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly blob: Blob }

/** A stored file as staff may read it. */
export function usePrivateFile(path: string, isWanted: boolean): PrivateFile {
  const { data, isError, refetch } = useQuery({
    queryKey: ['privateFile', 'blob', path],
    queryFn: () => readPrivateFile(path),
    enabled: isWanted,
    // A file never changes under its path.
    staleTime: Infinity,
    retry: 1,
  })
  if (isError) return { status: 'failed', retry: () => void refetch() }
  return data === undefined ? { status: 'loading' } : { status: 'ready', blob: data }
}
