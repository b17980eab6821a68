import type { PostCard, PostCursor, PostPage } from '../../data/posts/posts.ts'

export type ReadPostPage = (tag: string | undefined, cursor: PostCursor | undefined) => Promise<PostPage>

export interface PostListState {
  readonly posts: readonly PostCard[]
  readonly status: 'idle' | 'loading' | 'failed'
  /** Whether a first page has come; before it an empty list says nothing. */
  readonly hasStarted: boolean
  readonly hasMore: boolean
}

/** One tag's posts, or all, as far as they have been read. */
export interface PostList {
  state: () => PostListState
  subscribe: (listener: () => void) => () => void
  /** Asks for the first page, once. */
  begin: () => void
  /** Asks for the next page, unless one is on its way or there is none. Also the way to try again. */
  more: () => void
}

const NOTHING_YET: PostListState = { posts: [], status: 'idle', hasStarted: false, hasMore: true }

function createPostList(tag: string | undefined, readPage: ReadPostPage): PostList {
  let state = NOTHING_YET
  let cursor: PostCursor | undefined
  const listeners = new Set<() => void>()

  function set(change: Partial<PostListState>): void {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  // A page that was asked for is kept, even when nobody waits for it any more: they may come back.
  async function read(): Promise<void> {
    try {
      const { posts, next } = await readPage(tag, cursor)
      cursor = next
      set({
        posts: [...state.posts, ...posts],
        status: 'idle',
        hasStarted: true,
        hasMore: next !== undefined,
      })
    } catch {
      // The screen says it and offers to try again.
      set({ status: 'failed' })
    }
  }

  function more(): void {
    if (state.status === 'loading' || !state.hasMore) return
    set({ status: 'loading' })
    void read()
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    begin: () => {
      if (!state.hasStarted) more()
    },
    more,
  }
}

/** After this a list is read anew, so that a tab left open does not miss what was published since. */
const KEPT_FOR_MS = 10 * 60_000

/** The lists of each tag, kept while the app is open: coming back from a post finds all that had been read. */
export function createPostLists(readPage: ReadPostPage, now: () => number = Date.now) {
  const kept = new Map<string | undefined, { list: PostList; since: number }>()
  return (tag: string | undefined): PostList => {
    const found = kept.get(tag)
    if (found !== undefined && now() - found.since < KEPT_FOR_MS) return found.list
    const list = createPostList(tag, readPage)
    kept.set(tag, { list, since: now() })
    return list
  }
}
