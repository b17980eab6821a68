import type { ReactNode } from 'react'
import type { PagedList } from '../lib/lists/pagedList.ts'
import { Button } from './Button.tsx'
import type { Elements } from './elements.ts'
import { ErrorState } from './ErrorState.tsx'

export interface PagedItemsProps<T> {
  list: PagedList<T>
  /** Holds the place of the first page while it is on its way. */
  loading: ReactNode
  /** The title where the first page did not come. */
  failure?: string | undefined
  /** What the way to more of it is called. */
  moreLabel?: string | undefined
  /** Where there is nothing at all. */
  empty: ReactNode
  children: (items: readonly T[]) => Elements
}

/** A list of a guarded screen in whatever state it is, with the way to more of it or to try again. */
export function PagedItems<T>({ list, loading, failure, moreLabel, empty, children }: PagedItemsProps<T>) {
  const { items, status, hasStarted, hasMore, more } = list
  if (!hasStarted) return status === 'failed' ? <ErrorState title={failure} onRetry={more} /> : loading
  if (items.length === 0 && !hasMore) return empty
  return (
    <>
      {children(items)}
      <PagedEnd list={list} moreLabel={moreLabel} />
    </>
  )
}

interface PagedEndProps extends Pick<PagedItemsProps<unknown>, 'moreLabel'> {
  list: Omit<PagedList<unknown>, 'items'>
}

/** What stands below what has been read of a list. */
export function PagedEnd({ list, moreLabel = 'Carregar mais' }: PagedEndProps) {
  const { status, hasMore, more } = list
  if (status === 'failed') {
    return (
      <div className="mt-6">
        <ErrorState title="Não foi possível carregar mais" onRetry={more} />
      </div>
    )
  }
  if (!hasMore) return null
  return (
    <Button variant="secondary" className="mt-6" busy={status === 'loading'} onClick={more}>
      {moreLabel}
    </Button>
  )
}
