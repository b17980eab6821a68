import { logWarning } from '../log.ts'
import { createStore, type Store } from '../store.ts'

/** A page of a list. One with a `next` may hold few items, or none. */
export interface Page<T, C> {
  readonly items: readonly T[]
  /** Where the list goes on; absent at its end. */
  readonly next: C | undefined
  /** Whether the server did a part of the asking alone, and the rest was left out here: pages are uneven then. */
  readonly isSifted?: boolean
}

/** A list that is read a page at a time, as far as it has been read. */
export interface PagedState<T> {
  readonly items: readonly T[]
  readonly status: 'idle' | 'loading' | 'failed'
  /** Whether a first page has come; before it an empty list says nothing. */
  readonly hasStarted: boolean
  readonly hasMore: boolean
  /** How many the last page brought: 0 with more to come means that the search is long, and asks the person. */
  readonly lastFound: number
}

export interface PagedList<T> extends PagedState<T> {
  /** Whether a page of it was sifted ({@link Page}). */
  readonly isSifted?: boolean
  /** Asks for the next page, unless one is on its way or there is none. Also the way to try again. */
  readonly more: () => void
}

/** A list outside React. Its first page is read once somebody follows it. */
type PagedStore<T> = Store<PagedState<T>> & Pick<PagedList<T>, 'more'>

/** What differs between the lists of public pages: of what they are, and for how long they may be shown. */
export interface PagedSource<Of, T, C> {
  read: (of: Of, cursor: C | undefined) => Promise<Page<T, C>>
  /** Two questions with the same key have the same list. */
  keyOf: (of: Of) => string
  keptForMs: number
}

function createPagedStore<Of, T, C>(of: Of, { read }: PagedSource<Of, T, C>): PagedStore<T> {
  const { set, ...list } = createStore<PagedState<T>>({
    items: [],
    status: 'idle',
    hasStarted: false,
    hasMore: true,
    lastFound: 0,
  })
  let cursor: C | undefined

  function change(part: Partial<PagedState<T>>): void {
    set({ ...list.current(), ...part })
  }

  // A page that was asked for is kept, even when nobody waits for it any more: they may come back.
  async function readOn(): Promise<void> {
    try {
      const { items, next } = await read(of, cursor)
      cursor = next
      change({
        items: [...list.current().items, ...items],
        status: 'idle',
        hasStarted: true,
        hasMore: next !== undefined,
        lastFound: items.length,
      })
    } catch (error) {
      logWarning('A page of a list could not be read', error)
      change({ status: 'failed' })
    }
  }

  function more(): void {
    const { status, hasMore } = list.current()
    if (status === 'loading' || !hasMore) return
    change({ status: 'loading' })
    void readOn()
  }

  return {
    ...list,
    subscribe: (listener) => {
      if (!list.current().hasStarted) more()
      return list.subscribe(listener)
    },
    more,
  }
}

/**
 * The lists of a page, kept while the app is open: coming back from a page of theirs, or to an earlier filter, finds everything
 * that had been read, and so the same place. After `keptForMs` one is read anew, so that a tab left open shows what is new.
 */
export function createPagedLists<Of, T, C>(source: PagedSource<Of, T, C>) {
  const kept = new Map<string, { list: PagedStore<T>; since: number }>()
  return (of: Of): PagedStore<T> => {
    for (const [key, { since }] of kept) if (Date.now() - since >= source.keptForMs) kept.delete(key)
    const key = source.keyOf(of)
    const entry = kept.get(key) ?? { list: createPagedStore(of, source), since: Date.now() }
    kept.set(key, entry)
    return entry.list
  }
}
