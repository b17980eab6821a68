import type { ArtistFilter } from '@ribalta/domain/artistFilter'
import type { ArtistCursor, ArtistPage, PublicArtist } from '../../data/artists/artists.ts'

export type ReadArtistPage = (
  filter: ArtistFilter,
  cursor: ArtistCursor | undefined,
  signal: AbortSignal,
) => Promise<ArtistPage>

export interface ArtistListState {
  readonly artists: readonly PublicArtist[]
  readonly status: 'idle' | 'loading' | 'failed'
  /** Whether a first page has come; before it an empty list says nothing. */
  readonly hasStarted: boolean
  readonly hasMore: boolean
  /** How many the last page brought: 0 with more to come means that the search is long, and asks the person. */
  readonly lastFound: number
}

/** One filter's list as far as it has been read. */
export interface ArtistList {
  /** The state now; the same object until something changes. */
  state: () => ArtistListState
  /** The last one to leave gives up a page that is still on its way. */
  subscribe: (listener: () => void) => () => void
  /** Asks for the first page, once. */
  begin: () => void
  /** Asks for the next page, unless one is on its way or there is none. Also the way to try again. */
  more: () => void
}

/** A list of which nothing has been read: what a prerendered page shows. */
export const NOTHING_YET: ArtistListState = {
  artists: [],
  status: 'idle',
  hasStarted: false,
  hasMore: true,
  lastFound: 0,
}

export function createArtistList(filter: ArtistFilter, readPage: ReadArtistPage): ArtistList {
  let state = NOTHING_YET
  let cursor: ArtistCursor | undefined
  let underWay: AbortController | undefined
  const listeners = new Set<() => void>()

  function set(change: Partial<ArtistListState>): void {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  function add(page: ArtistPage): void {
    cursor = page.next
    const known = new Set(state.artists.map((artist) => artist.id))
    const fresh = page.artists.filter((artist) => !known.has(artist.id))
    set({
      artists: [...state.artists, ...fresh],
      status: 'idle',
      hasStarted: true,
      hasMore: cursor !== undefined,
      lastFound: fresh.length,
    })
  }

  async function read(ask: AbortController): Promise<void> {
    try {
      const page = await readPage(filter, cursor, ask.signal)
      if (underWay !== ask) return
      underWay = undefined
      add(page)
    } catch {
      // The screen says it and offers to try again; a read that was given up says nothing.
      if (underWay !== ask) return
      underWay = undefined
      set({ status: 'failed' })
    }
  }

  function more(): void {
    if (underWay !== undefined || !state.hasMore) return
    underWay = new AbortController()
    set({ status: 'loading' })
    void read(underWay)
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0 || underWay === undefined) return
        underWay.abort()
        underWay = undefined
        set({ status: 'idle' })
      }
    },
    begin: () => {
      if (!state.hasStarted) more()
    },
    more,
  }
}
