import {
  InfiniteQueryObserver,
  infiniteQueryOptions,
  useInfiniteQuery,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  type UseInfiniteQueryOptions,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Page, PagedList } from '../lib/lists/pagedList.ts'

/** Where a page begins: at the list's beginning where nothing is before it. */
export interface Start<C> {
  readonly after: C | undefined
}

export type PagedQueryOptions<T, C> = UseInfiniteQueryOptions<
  Page<T, C>,
  Error,
  InfiniteData<Page<T, C>, Start<C>>,
  QueryKey,
  Start<C>
>

/** A list that is read a page at a time, from `after` on. */
export function pagedQuery<T, C>(
  queryKey: QueryKey,
  read: (after: C | undefined) => Promise<Page<T, C>>,
  {
    after,
    ...options
  }: Pick<PagedQueryOptions<T, C>, 'enabled' | 'gcTime' | 'staleTime'> & Partial<Start<C>> = {},
) {
  return infiniteQueryOptions<Page<T, C>, Error, InfiniteData<Page<T, C>, Start<C>>, QueryKey, Start<C>>({
    ...options,
    queryKey,
    queryFn: ({ pageParam }) => read(pageParam.after),
    initialPageParam: { after },
    getNextPageParam: ({ next }) => (next === undefined ? undefined : { after: next }),
  })
}

/** A list of a guarded screen, as far as it has been read, and how to read on. Public pages have `createPagedLists`. */
export function usePagedQuery<T, C>(options: PagedQueryOptions<T, C>): PagedList<T> {
  const list = useInfiniteQuery(options)
  const pages = list.data?.pages
  const items = useMemo(() => pages?.flatMap((page) => page.items) ?? [], [pages])

  async function readOn(): Promise<void> {
    const { data, isFetchNextPageError } = await list.fetchNextPage()
    if (isFetchNextPageError || data?.pages.length !== pages?.length) return
    // A change elsewhere had the list read anew meanwhile, which takes the place of the page that was asked for.
    await list.refetch({ cancelRefetch: false })
    await list.fetchNextPage()
  }

  const isReading = list.isFetchingNextPage || (list.isFetching && !list.isSuccess)
  return {
    items,
    status: isReading ? 'loading' : list.isError ? 'failed' : 'idle',
    hasStarted: pages !== undefined,
    hasMore: pages === undefined || list.hasNextPage,
    isSifted: pages?.some(({ isSifted }) => isSifted === true) === true,
    lastFound: pages?.at(-1)?.items.length ?? 0,
    more: () => void (list.isRefetchError ? list.refetch() : readOn()),
  }
}

/**
 * Reads on in a list that no screen shows any more, until it holds more than `known`: what had been read of it may be forgotten by
 * now. Rejects as its reading does.
 */
export async function readOnFrom<T, C>(
  client: QueryClient,
  options: PagedQueryOptions<T, C>,
  known: number,
): Promise<{ readonly items: readonly T[]; readonly hasMore: boolean }> {
  const list = new InfiniteQueryObserver(client, options)
  let hasMore = true
  let items: readonly T[] = []
  while (hasMore && items.length <= known) {
    const { data, hasNextPage } = await list.fetchNextPage({ throwOnError: true })
    items = data?.pages.flatMap((page) => page.items) ?? []
    hasMore = hasNextPage
  }
  return { items, hasMore }
}
